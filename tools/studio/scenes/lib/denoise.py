"""Removes the grain that path tracing leaves, with Intel's Open Image Denoise network, run in numpy.

Debian's Blender is built without that network; with it a picture needs 12 light paths a pixel where it would need 600.
The weights and their licence lie in `../weights`. Speed is that of numpy's matrix product: about 15 s a core for
1600 × 1200 pixels with OpenBLAS, several times that without.

A map of features is an array of height + 2, width + 2, channels, whose outermost columns are zero: a convolution then
is a matrix product over the flat list of pixels, because all nine neighbours lie at fixed distances.
"""

import struct
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.lib.stride_tricks import as_strided

WEIGHTS = Path(__file__).resolve().parents[1] / "weights" / "rt_hdr_alb_nrm.tza"
# The network halves the picture four times. Its own edges see nothing beyond, so it is given a mirrored margin.
ALIGN = 16
MARGIN = 32
# Rows of the full size that are worked on at once: keeps the widest features below 150 MB.
STRIP = 128
# Floats of gathered neighbours at once: what stays in a core's cache.
BLOCK = 1 << 16


def denoise(color, albedo, normal):
    """Clean linear light from a grainy one; each is height × width × 3, normals from -1 to 1."""
    height, width, _ = color.shape
    luminance = color @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    scale = np.float32(0.18 / np.exp2(np.log2(luminance + 1e-4).mean()))
    top = encode(np.array(65504.0))
    features = np.empty((height, width, 9), np.float32)
    features[:, :, :3] = encode(np.maximum(color, 0) * scale) / top
    features[:, :, 3:6] = np.clip(albedo, 0, 1)
    features[:, :, 6:] = np.clip(normal * 0.5 + 0.5, 0, 1)
    spare = [MARGIN + -(size + 2 * MARGIN) % ALIGN for size in (height, width)]
    features = np.pad(features, [(MARGIN, spare[0]), (MARGIN, spare[1]), (0, 0)], mode="reflect")
    clean = network(np.pad(features, [(1, 1), (1, 1), (0, 0)]))
    clean = clean[MARGIN : MARGIN + height, MARGIN : MARGIN + width]
    return (decode(clean * top) / scale).astype(np.float32)


# Perceptually uniform curve between linear light and what the network was trained on (OIDN, `color.h`).
A, B, C, D = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
E, F, G = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1 = 1.5794576e-6, 3.22087631e-2
X0, X1 = 2.23151711e-3, 3.70974749e-1


def encode(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(y, C) + D, E * np.log(y + F) + G))


def decode(x):
    curve = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, curve, np.exp((x - G) / E) - F))


@lru_cache(maxsize=None)
def weights():
    """The tensors of the TZA file: biases, and convolutions as matrices of 9 × in, out."""
    data = WEIGHTS.read_bytes()
    at = struct.unpack_from("<Q", data, 4)[0]
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f"<{rank}I", data, at + 1)
        at += 1 + 4 * rank + rank  # Then the layout, one letter a dimension.
        kind = "<f2" if data[at : at + 1] == b"h" else "<f4"
        (start,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        tensor = np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
        if rank == 4:
            tensor = tensor.transpose(2, 3, 1, 0).reshape(-1, shape[0])
        tensors[name] = np.ascontiguousarray(tensor)
    return tensors


def network(image):
    """The network's answer, without border, to a map of colour, albedo and normal."""
    height = image.shape[0] - 2
    strips = [(row, min(row + STRIP, height)) for row in range(0, height, STRIP)]
    p1 = stack([pool(conv(rows(image, a - 1, b + 1), "enc_conv0", "enc_conv1")[2:-2]) for a, b in strips])
    p2 = bordered(pool(conv(p1, "enc_conv2")[1:-1]))
    p3 = bordered(pool(conv(p2, "enc_conv3")[1:-1]))
    p4 = bordered(pool(conv(p3, "enc_conv4")[1:-1]))
    x = conv(p4, "enc_conv5a", "enc_conv5b")
    x = conv(join(x, p3), "dec_conv4a", "dec_conv4b")
    x = conv(join(x, p2), "dec_conv3a", "dec_conv3b")
    x = conv(join(x, p1), "dec_conv2a", "dec_conv2b")
    answer = []
    for a, b in strips:
        # Three convolutions spoil three rows on either side; four, so that halves meet.
        half = rows(x, a // 2 - 2, b // 2 + 2)
        full = conv(join(half, rows(image, a - 4, b + 4)), "dec_conv1a", "dec_conv1b", "dec_conv0")
        answer.append(full[5:-5, 1:-1])
    return np.concatenate(answer)


def conv(features, *names):
    """3 × 3 convolutions one after the other, each rectified; a map of the same size."""
    for name in names:
        matrix, bias = weights()[f"{name}.weight"], weights()[f"{name}.bias"]
        features = np.ascontiguousarray(features)
        height, width, channels = features.shape
        result = np.zeros((height, width, len(bias)), np.float32)
        flat = result.reshape(-1, len(bias))[width + 1 :]
        pixels = (height - 2) * width - 2
        step, row = features.strides[1], features.strides[0]
        neighbours = as_strided(features, (pixels, 3, 3 * channels), (step, row, 4))
        size = max(1, BLOCK // (9 * channels))
        gathered = np.empty((size, 3, 3 * channels), np.float32)
        for start in range(0, pixels, size):
            count = min(size, pixels - start)
            gathered[:count] = neighbours[start : start + count]
            out = flat[start : start + count]
            np.matmul(gathered[:count].reshape(count, -1), matrix, out=out)
            out += bias
            np.maximum(out, 0, out=out)
        result[:, 0] = result[:, -1] = 0
        features = result
    return features


def rows(features, first, last):
    """Rows first to last, with a border; rows outside the picture are zero."""
    height = features.shape[0] - 2
    found = features[max(0, first) : min(height, last) + 2]
    missing = (max(0, -first), max(0, last - height))
    return np.pad(found, [missing, (0, 0), (0, 0)]) if any(missing) else found


def pool(inner):
    """The largest of each 2 × 2 pixels; rows have no border, columns have."""
    inner = inner[:, 1:-1]
    rows = np.maximum(inner[0::2], inner[1::2])
    return np.maximum(rows[:, 0::2], rows[:, 1::2])


def bordered(inner):
    return np.pad(inner, [(1, 1), (1, 1), (0, 0)])


def stack(parts):
    return bordered(np.concatenate(parts))


def join(half, full):
    """A map of half the size, doubled, with the channels of a full one behind."""
    height, width, more = full.shape
    channels = half.shape[2]
    joined = np.zeros((height, width, channels + more), np.float32)
    inner = half[1:-1, 1:-1]
    for y in (0, 1):
        for x in (0, 1):
            joined[1 + y : -1 : 2, 1 + x : -1 : 2, :channels] = inner
    joined[:, :, channels:] = full
    return joined
