// Value noise and its sums. Deterministic: the same point has the same value on every machine.
#pragma once
#include "vector.cuh"

HD unsigned hashBits(unsigned x) {
  x ^= x >> 16;
  x *= 0x7feb352dU;
  x ^= x >> 15;
  x *= 0x846ca68bU;
  return x ^ (x >> 16);
}
HD float hashUnit(int x, int y, int z) {
  unsigned h = hashBits(x * 73856093u ^ hashBits(y * 19349663u ^ hashBits(z * 83492791u)));
  return (h >> 8) * (1.f / 16777216.f);
}
HD float quintic(float t) { return t * t * t * (t * (t * 6 - 15) + 10); }

// In [-1, 1].
HD float noise(Vec3 p) {
  float fx = floorf(p.x), fy = floorf(p.y), fz = floorf(p.z);
  int x = (int)fx, y = (int)fy, z = (int)fz;
  float u = quintic(p.x - fx), v = quintic(p.y - fy), w = quintic(p.z - fz);
  float layer[2];
  for (int k = 0; k < 2; k++)
    layer[k] = mix(mix(hashUnit(x, y, z + k), hashUnit(x + 1, y, z + k), u),
                   mix(hashUnit(x, y + 1, z + k), hashUnit(x + 1, y + 1, z + k), u), v);
  return mix(layer[0], layer[1], w) * 2 - 1;
}
HD Vec3 noise3(Vec3 p) { return vec(noise(p), noise(p + vec(9.3f)), noise(p + vec(19.7f))); }

// The axes rotate from octave to octave: a plain sum shows the grid.
HD float fractal(Vec3 p, int octaves) {
  float amplitude = .5f, sum = 0;
  for (int i = 0; i < octaves; i++) {
    sum += amplitude * noise(p);
    p = vec(p.z * 2.03f + 7.1f, p.x * 2.03f - 3.7f, p.y * 2.03f + 1.3f);
    amplitude *= .5f;
  }
  return sum;
}
