// Owen-scrambled, shuffled pairs of the Sobol sequence (Burley 2020): converges far faster than
// random numbers, and any prefix of 2^k samples is itself well spread, so a pixel may stop early.
#pragma once
#include "noise.cuh"

HD unsigned reverseBits(unsigned x) {
#ifdef __CUDA_ARCH__
  return __brev(x);
#else
  x = (x >> 16) | (x << 16);
  x = ((x & 0xff00ff00u) >> 8) | ((x & 0x00ff00ffu) << 8);
  x = ((x & 0xf0f0f0f0u) >> 4) | ((x & 0x0f0f0f0fu) << 4);
  x = ((x & 0xccccccccu) >> 2) | ((x & 0x33333333u) << 2);
  return ((x & 0xaaaaaaaau) >> 1) | ((x & 0x55555555u) << 1);
#endif
}
HD unsigned laineKarras(unsigned x, unsigned seed) {
  x += seed;
  x ^= x * 0x6c50b47cu;
  x ^= x * 0xb82f1e52u;
  x ^= x * 0xc7afe638u;
  return x ^ (x * 0x8d22f6e6u);
}
HD unsigned owenScramble(unsigned x, unsigned seed) { return reverseBits(laineKarras(reverseBits(x), seed)); }
HD float toUnit(unsigned x) { return (x >> 8) * (1.f / 16777216.f); }

struct Sampler {
  unsigned index, mask, seed, dimension;
  HD Vec2 next() {
    unsigned key = hashBits(seed + 0x9e3779b9u * (++dimension));
    unsigned i = owenScramble(index, key) & mask;
    unsigned x = reverseBits(i), y = 0;
    for (unsigned v = 0x80000000u, j = i; j; j >>= 1, v ^= v >> 1)
      if (j & 1) y ^= v;
    return vec2(toUnit(owenScramble(x, hashBits(key ^ 0x51633e2du))), toUnit(owenScramble(y, hashBits(key ^ 0x68bc21ebu))));
  }
};
