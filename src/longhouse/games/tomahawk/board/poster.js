/** Tomahawk in the lobby: the plain at evening, two tipis, two bison. */

import { h, html } from "../../../web/dom.js";
import { scene } from "./scene.js";

const PAINTED = scene("plain", "poster", 320, 188, 0).replaceAll("@", "poster");

export const Poster = () => html`<svg viewBox="0 0 320 188" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  ${h("g", { dangerouslySetInnerHTML: { __html: PAINTED } })}
  <path d="M44.8 161.7L78.7 97.8L108.8 161.7Z" fill="#F3E3C4" />
  <path d="M78.7 97.8L108.8 161.7H92Z" fill="#E2CCA2" />
  <path d="M70.4 161.7L78.1 134.8L84.5 161.7Z" fill="#4A2310" />
  <path d="M73 90.1L82.6 104.2M83.2 90.1L74.2 104.2" stroke="#4A2310" stroke-width="2.5" />
  <path d="M56.5 140L98.5 140" stroke="#B93E1E" stroke-width="3.2" stroke-dasharray="3.2 2.6" />
  <path d="M111.8 165.4L135.8 120.3L157 165.4Z" fill="#E9D3AC" />
  <path d="M135.8 120.3L157 165.4H145Z" fill="#D6BC8C" />
  <path d="M129.9 165.4L135.3 146.5L139.8 165.4Z" fill="#4A2310" />
  <path d="M131.7 114.9L138.5 124.8M138.9 114.9L132.6 124.8" stroke="#4A2310" stroke-width="2.5" />
  <path d="M120.4 150L149.7 150" stroke="#B93E1E" stroke-width="2.3" stroke-dasharray="2.3 1.8" />
  <use href="#bison" x="227.8" y="114.7" width="56.4" height="56.4" style=${{ color: "#4A2C0B" }} />
  <use href="#bison" x="190.7" y="113.7" width="28.2" height="28.2" style=${{ color: "#6B4318" }} />
</svg>`;
