/** Wendake in the lobby: the lake in the morning, the longhouse on its shore, a canoe coming home. */

import { html } from "../../../web/dom.js";

/** @param {number} x @param {number} y @param {number} s */
const pine = (x, y, s) => `M${x} ${y - s}l${s * 0.16} ${s * 0.4}h${-s * 0.07}l${s * 0.16} ${s * 0.3}h${-s * 0.08}l${s * 0.16} ${s * 0.3}h${-s * 0.66}l${s * 0.16} ${-s * 0.3}h${-s * 0.08}l${s * 0.16} ${-s * 0.3}h${-s * 0.07}Z`;

const FAR = [[14, 96, 26], [30, 98, 32], [48, 96, 24], [250, 96, 28], [268, 98, 36], [288, 96, 30], [306, 98, 24]];
const NEAR = [[-2, 132, 62], [24, 136, 50], [300, 134, 66], [322, 138, 56]];

export const Poster = () => html`<svg viewBox="0 0 320 188" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <defs><linearGradient id="wk-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#CFE0D2" /><stop offset="1" stop-color="#F6E9C8" /></linearGradient></defs>
  <rect width="320" height="188" fill="url(#wk-sky)" />
  <circle cx="206" cy="60" r="22" fill="#FFF6DC" />
  <path d="M0 84C40 58 92 74 132 66s88-30 188-2v40H0Z" fill="#A9BFA0" />
  <path d="M0 96C60 80 110 92 170 88s100-14 150-2v20H0Z" fill="#7F9F7C" />
  <path d=${FAR.map(([x, y, s]) => pine(x, y, s)).join("")} fill="#5C8060" />
  <path d="M0 100H320V188H0Z" fill="#7FB0C0" />
  <path d="M150 104h112M176 112h60M196 120h20" stroke="#FFF6DC" stroke-opacity=".8" stroke-width="3" stroke-linecap="round" />
  <path d="M12 146q5-4 10 0t10 0M210 152q5-4 10 0t10 0M262 134q5-4 10 0t10 0M128 168q5-4 10 0t10 0M40 172q5-4 10 0t10 0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linecap="round" />
  <path d="M0 112c40-10 96-8 140 2-20 8-80 14-140 14Z" fill="#8FA865" />
  <path d="M34 112V92c0-13 8-20 19-20h54c11 0 19 7 19 20v20Z" fill="#6E4A2C" />
  <path d="M46 112V94c0-9 4-14 10-18M66 112V72M86 112V72M104 112V74M118 112V94c0-8-3-14-9-18M36 92h88" fill="none" stroke="#F3E9D2" stroke-opacity=".4" stroke-width="1.6" />
  <path d="M72 112v-13c0-5 3-8 8-8s8 3 8 8v13Z" fill="#2A1D10" />
  <path d="M80 100c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 2-3 4-7Z" fill="#E2783A" />
  <path d="M62 68c-3-6 4-9 1-15s4-9 1-15M98 68c-3-6 4-9 1-15s4-9 1-15" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round" />
  <path d=${NEAR.map(([x, y, s]) => pine(x, y, s)).join("")} fill="#2F5A41" />
  <path d="M150 138c3 5 12 4 34 4s31 1 34-4c1 12-14 17-34 17s-35-5-34-17Z" fill="#B5552F" />
  <path d="M158 146c14 3 38 3 52 0" fill="none" stroke="#F3E9D2" stroke-width="1.8" stroke-dasharray="3 2.4" />
  <path d="M176 142c0-9 2-15 6-16s7 6 7 16Z" fill="#3A2817" /><circle cx="183" cy="121" r="5" fill="#3A2817" />
  <path d="M170 128l26 24" stroke="#4A2C0B" stroke-width="2.4" stroke-linecap="round" />
</svg>`;
