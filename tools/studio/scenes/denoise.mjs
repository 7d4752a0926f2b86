/**
 * Removes the grain that path tracing leaves, with Intel's Open Image Denoise network (weights beside this file,
 * Apache-2.0), run on the CPU through TensorFlow's WebAssembly backend. Debian's Blender is built
 * without that network; with it a picture needs 64 samples where it would need 600.
 *
 *   node denoise.mjs <folder>
 *
 * Reads `<folder>/size.json` ({width, height}) and three planes of 32-bit floats, RGB, row by row:
 * `color.f32` (linear light), `albedo.f32` (0 to 1), `normal.f32` (-1 to 1). Writes `<folder>/clean.f32`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as tf from '@tensorflow/tfjs-core';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';

const require = createRequire(import.meta.url);
const TILE = 512;
const OVERLAP = 96;
const ALIGN = 16;

/** Perceptually uniform curve between linear light and what the network was trained on (OIDN, `color.h`). */
const PU = {
  a: 1.41283765e3,
  b: 1.64593172,
  c: 4.31384981e-1,
  d: -2.94139609e-3,
  e: 1.92653254e-1,
  f: 6.26026094e-3,
  g: 9.98620152e-1,
};
const Y0 = 1.5794576e-6;
const Y1 = 3.22087631e-2;
const X0 = 2.23151711e-3;
const X1 = 3.70974749e-1;
const encode = (y) => (y <= Y0 ? PU.a * y : y <= Y1 ? PU.b * y ** PU.c + PU.d : PU.e * Math.log(y + PU.f) + PU.g);
const decode = (x) =>
  x <= X0 ? x / PU.a : x <= X1 ? ((x - PU.d) / PU.b) ** (1 / PU.c) : Math.exp((x - PU.g) / PU.e) - PU.f;
const X_MAX = encode(65504);

function half(bits) {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const sign = bits & 0x8000 ? -1 : 1;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** Reads the named tensors of a TZA weights file: convolution weights as height, width, in, out. */
function parseWeights(buffer) {
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  let at = Number(view.getBigUint64(4, true));
  const text = (length) => {
    const value = buffer.subarray(at, at + length).toString('latin1');
    at += length;
    return value;
  };
  const count = view.getUint32(at, true);
  at += 4;
  const tensors = new Map();
  for (let i = 0; i < count; i++) {
    const nameLength = view.getUint16(at, true);
    at += 2;
    const name = text(nameLength);
    const rank = view.getUint8(at++);
    const shape = Array.from({ length: rank }, (_, k) => view.getUint32(at + 4 * k, true));
    at += 4 * rank + rank;
    const type = text(1);
    const start = Number(view.getBigUint64(at, true));
    at += 8;
    const size = shape.reduce((product, n) => product * n, 1);
    const data = new Float32Array(size);
    for (let k = 0; k < size; k++)
      data[k] = type === 'h' ? half(view.getUint16(start + 2 * k, true)) : view.getFloat32(start + 4 * k, true);
    const tensor = tf.tensor(data, shape);
    tensors.set(name, rank === 4 ? tf.transpose(tensor, [2, 3, 1, 0]) : tensor);
  }
  return tensors;
}

const pool = (x) => tf.maxPool(x, 2, 2, 'same');
const up = (x) => tf.image.resizeNearestNeighbor(x, [x.shape[1] * 2, x.shape[2] * 2]);

/** The network as a function of a [1, height, width, 9] tensor: colour, albedo, normal. */
function network(weights) {
  const conv = (x, name) =>
    tf.relu(tf.add(tf.conv2d(x, weights.get(`${name}.weight`), 1, 'same'), weights.get(`${name}.bias`)));
  return (input) =>
    tf.tidy(() => {
      const p1 = pool(conv(conv(input, 'enc_conv0'), 'enc_conv1'));
      const p2 = pool(conv(p1, 'enc_conv2'));
      const p3 = pool(conv(p2, 'enc_conv3'));
      const p4 = pool(conv(p3, 'enc_conv4'));
      let x = conv(conv(p4, 'enc_conv5a'), 'enc_conv5b');
      for (const [level, skip] of [
        [4, p3],
        [3, p2],
        [2, p1],
        [1, input],
      ]) {
        x = conv(conv(tf.concat([up(x), skip], 3), `dec_conv${level}a`), `dec_conv${level}b`);
      }
      return conv(x, 'dec_conv0');
    });
}

const folder = process.argv[2];
const { width, height } = JSON.parse(await readFile(join(folder, 'size.json'), 'utf8'));
const plane = async (name) => {
  const bytes = await readFile(join(folder, name));
  return new Float32Array(bytes.buffer, bytes.byteOffset, width * height * 3);
};
const [color, albedo, normal] = await Promise.all(['color.f32', 'albedo.f32', 'normal.f32'].map(plane));
setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/../wasm-out/`.replace('/dist/../', '/'));
await tf.setBackend('wasm');
await tf.ready();
const model = new URL('weights/rt_hdr_alb_nrm.tza', import.meta.url);
const run = network(parseWeights(await readFile(model)));

let logLuminance = 0;
for (let i = 0; i < color.length; i += 3)
  logLuminance += Math.log2(0.2126 * color[i] + 0.7152 * color[i + 1] + 0.0722 * color[i + 2] + 1e-4);
const scale = 0.18 / 2 ** (logLuminance / (width * height));
const clean = new Float32Array(color.length);
const mirror = (i, n) => (i < 0 ? -i : i >= n ? Math.max(0, 2 * n - 2 - i) : i);
for (let y = 0; y < height; y += TILE) {
  for (let x = 0; x < width; x += TILE) {
    const w = Math.min(TILE, width - x);
    const h = Math.min(TILE, height - y);
    const tw = Math.ceil((w + 2 * OVERLAP) / ALIGN) * ALIGN;
    const th = Math.ceil((h + 2 * OVERLAP) / ALIGN) * ALIGN;
    const tile = new Float32Array(tw * th * 9);
    for (let j = 0; j < th; j++) {
      const sy = mirror(y - OVERLAP + j, height);
      for (let i = 0; i < tw; i++) {
        const from = (sy * width + mirror(x - OVERLAP + i, width)) * 3;
        const to = (j * tw + i) * 9;
        for (let c = 0; c < 3; c++) {
          tile[to + c] = encode(Math.max(0, color[from + c]) * scale) / X_MAX;
          tile[to + 3 + c] = Math.min(1, Math.max(0, albedo[from + c]));
          tile[to + 6 + c] = Math.min(1, Math.max(0, normal[from + c] * 0.5 + 0.5));
        }
      }
    }
    const input = tf.tensor4d(tile, [1, th, tw, 9]);
    const output = run(input);
    const result = await output.data();
    for (let j = 0; j < h; j++) {
      for (let i = 0; i < w; i++) {
        const from = ((j + OVERLAP) * tw + i + OVERLAP) * 3;
        const to = ((y + j) * width + x + i) * 3;
        for (let c = 0; c < 3; c++) clean[to + c] = decode(result[from + c] * X_MAX) / scale;
      }
    }
    input.dispose();
    output.dispose();
  }
}
await writeFile(join(folder, 'clean.f32'), new Uint8Array(clean.buffer));
