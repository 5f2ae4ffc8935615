/** The picture of the game in the lobby: a valley between red mesas, tipis, horses. */

import { html } from "../../../web/dom.js";

/** @param {number} x @param {number} y @param {number} s @param {string} fill */
const tipi = (x, y, s, fill) => html`<path d="M${x} ${y - s}L${x + s * 0.62} ${y}H${x - s * 0.62}Z" fill=${fill} /><path d="M${x - s * 0.12} ${y - s * 1.16}L${x + s * 0.1} ${y - s * 0.82}M${x + s * 0.12} ${y - s * 1.16}L${x - s * 0.1} ${y - s * 0.82}" stroke="#4A2E12" stroke-width="2" stroke-linecap="round" /><path d="M${x} ${y - s * 0.5}L${x + s * 0.16} ${y}H${x - s * 0.16}Z" fill="#4A2E12" /><path d="M${x - s * 0.36} ${y - s * 0.42}L${x} ${y - s * 0.56}L${x + s * 0.36} ${y - s * 0.42}" fill="none" stroke="#A5341D" stroke-width="2.4" stroke-dasharray="4 3" />`;

export const Poster = () => html`<svg viewBox="0 0 320 188" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <rect width="320" height="188" fill="#F3D9A0" /><rect width="320" height="74" fill="#F0BF86" />
  <circle cx="236" cy="58" r="26" fill="#FFF3D2" />
  <path d="M0 96V62h18l6-16h40l7 18h20l8 32ZM150 98l10-34h14l5-14h34l6 16h18l12 32ZM280 96l8-26h12l6-12h14v38Z" fill="#C9784A" />
  <path d="M0 96V80h92l8 16ZM150 98l6-14h88l8 14ZM280 96l5-12h35v12Z" fill="#A85B34" />
  <path d="M0 94C70 84 130 104 190 96S280 90 320 96V188H0Z" fill="#E0C27C" />
  <path d="M0 124C60 108 120 128 180 120S270 108 320 122V188H0Z" fill="#C9A557" />
  <path d="M0 152c70-14 120 6 190-2s90-12 130-2v40H0Z" fill="#A9803C" />
  <path d="M136 98C146 116 96 132 140 152S120 176 132 188H170C150 170 190 166 166 148S156 116 136 98Z" fill="#86B4BF" />
  ${tipi(52, 146, 44, "#F3E6C8")}${tipi(94, 154, 32, "#EAD9B2")}${tipi(18, 152, 26, "#E3CFA2")}
  <use href="#horse-head" x="206" y="106" width="52" height="52" style=${{ color: "#5A3214" }} /><use href="#horse-head" x="252" y="122" width="40" height="40" style=${{ color: "#7A4A22" }} /><use href="#horse-head" x="184" y="126" width="32" height="32" style=${{ color: "#8A5A2A" }} />
</svg>`;
