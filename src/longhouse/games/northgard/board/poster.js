/** Northgard in the lobby: a longship before snow mountains, the known coast ahead, mist beyond. */

import { html } from "../../../web/dom.js";

/** @param {number} x @param {number} y @param {number} s */
const pine = (x, y, s) => `M${x} ${y - s}l${s * 0.16} ${s * 0.4}h${-s * 0.07}l${s * 0.16} ${s * 0.3}h${-s * 0.08}l${s * 0.16} ${s * 0.3}h${-s * 0.66}l${s * 0.16} ${-s * 0.3}h${-s * 0.08}l${s * 0.16} ${-s * 0.3}h${-s * 0.07}Z`;

const PINES = [[232, 112, 26], [248, 116, 34], [268, 114, 28], [286, 118, 38], [306, 116, 30], [8, 112, 26], [24, 114, 20]];

export const Poster = () => html`<svg viewBox="0 0 320 188" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <defs><linearGradient id="ng-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9FC0CF" /><stop offset="1" stop-color="#EAF0EA" /></linearGradient></defs>
  <rect width="320" height="188" fill="url(#ng-sky)" />
  <circle cx="92" cy="46" r="17" fill="#FFF9E8" />
  <path d="M0 108L40 66L62 86L104 38L140 82L166 60L206 108Z" fill="#8FA3B3" /><path d="M104 38L122 60L112 57L105 66L96 56L88 58ZM40 66L51 76L42 76L36 80L30 76ZM166 60L178 73L168 71L160 76L157 68Z" fill="#fff" />
  <path d="M130 108L188 56L214 78L262 28L320 92V108Z" fill="#6F8799" /><path d="M262 28L286 55L274 52L264 64L252 52L240 54ZM188 56L202 68L190 69L182 74L174 69Z" fill="#fff" />
  <path d="M196 112C230 96 282 98 320 102V132H210C190 128 184 120 196 112Z" fill="#C6D2BC" /><path d="M0 110C20 104 40 106 54 114C40 122 16 124 0 124Z" fill="#C6D2BC" />
  <path d=${PINES.map(([x, y, s]) => pine(x, y, s)).join("")} fill="#3F6553" />
  <path d="M0 118C60 112 120 116 170 122S280 126 320 120V188H0Z" fill="#4E7C93" />
  <path d="M16 134q6-5 12 0t12 0M240 142q6-5 12 0t12 0M52 168q6-5 12 0t12 0M206 172q6-5 12 0t12 0M280 162q6-5 12 0t12 0" fill="none" stroke="#CFE4EA" stroke-opacity=".6" stroke-width="2" stroke-linecap="round" />
  <path d="M146 62V146" stroke="#3A2817" stroke-width="4" stroke-linecap="round" />
  <path d="M108 70C124 78 168 78 184 70C192 90 190 108 182 124C160 116 132 116 110 124C102 106 100 90 108 70Z" fill="#F7EBCF" stroke="#3A2817" stroke-width="2" />
  <path d="M124 74.5C118 90 118 106 124 120L135 118C131 104 131 90 135 75.8ZM157 75.8C161 90 161 104 157 118L168 120C174 106 174 90 168 74.5Z" fill="#C5432A" />
  <path d="M78 132C72 122 74 112 84 108C82 116 88 122 94 130C120 142 172 142 198 130C206 122 212 112 208 102C220 108 222 124 212 136C202 158 176 164 146 164S90 158 78 132Z" fill="#6B3F22" stroke="#2A1D10" stroke-width="2" stroke-linejoin="round" />
  ${[104, 122, 140, 158, 176].map((x, at) => html`<g key=${x}><circle cx=${x + 3} cy=${142 + (at === 0 || at === 4 ? -3 : 1)} r="8.5" fill=${["#E2A51B", "#1D5FA6", "#F7EBCF", "#2C2A33", "#C5432A"][at]} stroke="#2A1D10" stroke-width="1.6" /><circle cx=${x + 3} cy=${142 + (at === 0 || at === 4 ? -3 : 1)} r="2.4" fill="#D9D2C0" /></g>`)}
  <path d="M60 166C100 176 190 176 232 164" fill="none" stroke="#EAF4F5" stroke-opacity=".8" stroke-width="3" stroke-linecap="round" />
</svg>`;
