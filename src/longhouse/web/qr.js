/** QR codes for links: bytes, error correction M, versions 1 to 12 (up to 287 bytes). ISO/IEC 18004. */

/** Per version: bytes of error correction per block, then [blocks, data bytes per block] once or twice. */
const BLOCKS = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
  [30, [1, 50], [4, 51]],
  [22, [6, 36], [2, 37]],
].map(([correction, ...groups]) => ({ correction: Number(correction), groups: /** @type {number[][]} */ (groups) }));

const ALIGNMENT = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
];

/** @type {((row: number, column: number) => boolean)[]} */
const MASKS = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

// Arithmetic in GF(256).
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  [EXP[i], EXP[i + 255], LOG[x]] = [x, x, i];
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}

/** @param {number[]} data @param {number} count */
function correctionBytes(data, count) {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const longer = [...generator, 0];
    generator.forEach((factor, at) => (longer[at + 1] ^= factor ? EXP[LOG[factor] + i] : 0));
    generator = longer;
  }
  const rest = [...data, ...new Array(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i];
    if (lead) generator.forEach((factor, at) => (rest[i + at] ^= EXP[LOG[factor] + LOG[lead]]));
  }
  return rest.slice(data.length);
}

/** @param {number} version */
const capacity = (version) => BLOCKS[version - 1].groups.reduce((sum, [blocks, bytes]) => sum + blocks * bytes, 0);

/** The bytes as they are laid out, blocks interleaved. @param {Uint8Array} text @param {number} version */
function codewords(text, version) {
  const length = version < 10 ? 8 : 16;
  let bits = "0100" + text.length.toString(2).padStart(length, "0");
  for (const byte of text) bits += byte.toString(2).padStart(8, "0");
  const most = capacity(version) * 8;
  bits += "0".repeat(Math.min(4, most - bits.length));
  bits += "0".repeat((8 - (bits.length % 8)) % 8);
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  for (let pad = 0xec; data.length < most / 8; pad ^= 0xfd) data.push(pad);

  const { correction, groups } = BLOCKS[version - 1];
  const blocks = groups.flatMap(([count, bytes]) => Array.from({ length: count }, () => data.splice(0, bytes)));
  const checks = blocks.map((block) => correctionBytes(block, correction));
  const longest = Math.max(...blocks.map((block) => block.length));
  const mixed = [];
  for (let i = 0; i < longest; i++) for (const block of blocks) if (i < block.length) mixed.push(block[i]);
  for (let i = 0; i < correction; i++) for (const check of checks) mixed.push(check[i]);
  return mixed;
}

/** @typedef {(boolean | null)[][]} Grid */

/** Everything that is always the same; null where data go. @param {number} version @returns {Grid} */
function frame(version) {
  const size = version * 4 + 17;
  /** @type {Grid} */
  const grid = Array.from({ length: size }, () => new Array(size).fill(null));
  const square = (
    /** @type {number} */ row,
    /** @type {number} */ column,
    /** @type {number} */ reach,
    /** @type {(d: number) => boolean} */ dark,
  ) => {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++)
        if (grid[row + r]?.[column + c] !== undefined)
          grid[row + r][column + c] = dark(Math.max(Math.abs(r), Math.abs(c)));
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ])
    square(row, column, 4, (d) => d !== 2 && d !== 4);
  const spots = ALIGNMENT[version - 1];
  for (const row of spots)
    for (const column of spots) if (grid[row][column] === null) square(row, column, 2, (d) => d !== 1);
  for (let i = 8; i < size - 8; i++) grid[6][i] = grid[i][6] = i % 2 === 0;
  grid[size - 8][8] = true;
  for (let i = 0; i < 9; i++)
    for (const [r, c] of [
      [8, i],
      [i, 8],
    ])
      grid[r][c] ??= false;
  for (let i = 0; i < 8; i++)
    for (const [r, c] of [
      [8, size - 1 - i],
      [size - 1 - i, 8],
    ])
      grid[r][c] ??= false;
  if (version >= 7) {
    let rest = version << 12;
    for (let i = 17; i >= 12; i--) if (rest & (1 << i)) rest ^= 0x1f25 << (i - 12);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
      grid[near][far] = grid[far][near] = Boolean((bits >> i) & 1);
    }
  }
  return grid;
}

/** @param {Grid} grid @param {number} mask */
function writeFormat(grid, mask) {
  const size = grid.length;
  let rest = mask << 10;
  for (let i = 14; i >= 10; i--) if (rest & (1 << i)) rest ^= 0x537 << (i - 10);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = Boolean((bits >> i) & 1);
    grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i][8] = dark;
    grid[8][i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i] = dark;
  }
}

/** @param {Grid} empty @param {number[]} words @param {number} mask @returns {boolean[][]} */
function filled(empty, words, mask) {
  const size = empty.length;
  const grid = empty.map((row) => [...row]);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const up = ((right > 6 ? size - 1 - right : size - 2 - right) / 2) % 2 === 0;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (empty[row][column] !== null) continue;
        const dark = Boolean((words[bit >> 3] >> (7 - (bit & 7))) & 1);
        bit++;
        grid[row][column] = dark !== MASKS[mask](row, column);
      }
    }
  }
  writeFormat(grid, mask);
  return /** @type {boolean[][]} */ (grid);
}

/** How hard a grid is to read, by the standard's four counts. @param {boolean[][]} grid */
function penalty(grid) {
  const size = grid.length;
  let points = 0;
  for (const lines of [grid, grid[0].map((_, column) => grid.map((row) => row[column]))]) {
    for (const line of lines) {
      const text = line.map(Number).join("");
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
      for (let i = 0; i + 11 <= size; i++)
        if (/^(?:00001011101|10111010000)$/.test(text.slice(i, i + 11))) points += 40;
    }
  }
  for (let r = 1; r < size; r++)
    for (let c = 1; c < size; c++)
      if (grid[r][c] === grid[r - 1][c] && grid[r][c] === grid[r][c - 1] && grid[r][c] === grid[r - 1][c - 1])
        points += 3;
  const dark = grid.flat().filter(Boolean).length / (size * size);
  return points + Math.floor(Math.abs(dark * 20 - 10)) * 10;
}

/** The code as rows of dark (true) and light modules. @param {string} text @returns {boolean[][]} */
export function qrCode(text) {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, at) => capacity(at + 1) >= bytes.length + (at < 9 ? 2 : 3)) + 1;
  if (!version) throw new RangeError("too long for a QR code");
  const words = codewords(bytes, version);
  const empty = frame(version);
  const grids = MASKS.map((_, mask) => filled(empty, words, mask));
  const points = grids.map(penalty);
  return grids[points.indexOf(Math.min(...points))];
}

/** The dark modules as one path, a module being one unit. @param {boolean[][]} grid */
export const qrPath = (grid) =>
  grid.flatMap((row, r) => row.map((dark, c) => (dark ? `M${c} ${r}h1v1h-1z` : ""))).join("");
