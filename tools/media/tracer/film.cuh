// From radiance to picture: despeckle, variance-guided à-trous filter, bloom, AgX curve, dither.
#pragma once
#include "noise.cuh"
#include "scene-types.cuh"

struct Film {
  int width, height;
  Vec3 *light, *albedo, *normal, *spare; // spare: the filter's second buffer
  float *variance, *spareVariance;       // of each pixel's mean luminance
  Vec3 *glow[3], *glowSpare;             // quarter size
  unsigned char *picture;
};
constexpr int glowStep = 4;

// Darkens the side on which the headline lies. -1 is the picture's left edge, 1 its right.
HD float headlineShade(const Grade &g, float acrossFrame) {
  return 1 - g.shadeAmount * (1 - smoothStep(g.shadeFrom, g.shadeTo, acrossFrame));
}

HD float agxCurve(float x) {
  float x2 = x * x, x4 = x2 * x2;
  return 15.5f * x4 * x2 - 40.14f * x4 * x + 31.96f * x4 - 6.868f * x2 * x + .4298f * x2 + .1191f * x - .00232f;
}
HD float agxEncode(float x) { return agxCurve(saturate((log2f(fmaxf(x, 1e-10f)) + 12.47393f) / 16.5f)); }

// Linear light to display values. AgX keeps hues when a highlight clips.
HD Vec3 develop(Vec3 c, float fx, float fy) {
  const Grade &g = params().grade;
  c = c * (g.exposure * headlineShade(g, fx) * (1 - g.vignette * fminf(fx * fx * .7f + fy * fy * .5f, 1.4f)));
  c = vec(.8424791f * c.x + .0784336f * c.y + .0792237f * c.z, .0423282f * c.x + .8784686f * c.y + .0791661f * c.z,
          .0423757f * c.x + .0784336f * c.y + .8791430f * c.z);
  c = vec(powf(fmaxf(agxEncode(c.x), 0.f), g.contrast), powf(fmaxf(agxEncode(c.y), 0.f), g.contrast),
          powf(fmaxf(agxEncode(c.z), 0.f), g.contrast));
  c = mix(vec(luminance(c)), c, g.saturation);
  c = vec(1.1968790f * c.x - .0980208f * c.y - .0990297f * c.z, -.0528968f * c.x + 1.1519031f * c.y - .0989612f * c.z,
          -.0529716f * c.x - .0980434f * c.y + 1.1510736f * c.z);
  return vec(saturate((c.x - g.black) / (1 - g.black)), saturate((c.y - g.black) / (1 - g.black)),
             saturate((c.z - g.black) / (1 - g.black)));
}

// Triangular dither hides the steps of 8 bits in the dark half. Fixed over frames: no shimmer.
HD void writePixel(unsigned char *out, Vec3 c, int x, int y) {
  float v[3] = {c.x, c.y, c.z};
  for (int k = 0; k < 3; k++) {
    float d = hashUnit(x, y, k) - hashUnit(x, y, k + 7);
    out[k] = (unsigned char)fminf(fmaxf(v[k] * 255 + .5f * d + .5f, 0.f), 255.f);
  }
}

__global__ void despeckle(Film f) {
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  if (x >= f.width || y >= f.height) return;
  float top[3] = {0, 0, 0};
  for (int j = -1; j <= 1; j++)
    for (int i = -1; i <= 1; i++) {
      if (!i && !j) continue;
      int xx = min(max(x + i, 0), f.width - 1), yy = min(max(y + j, 0), f.height - 1);
      float l = luminance(f.light[yy * f.width + xx]);
      if (l > top[0]) top[2] = top[1], top[1] = top[0], top[0] = l;
      else if (l > top[1]) top[2] = top[1], top[1] = l;
      else if (l > top[2]) top[2] = l;
    }
  Vec3 c = f.light[y * f.width + x];
  float l = luminance(c), limit = top[2] * 1.15f + 1e-4f;
  f.spare[y * f.width + x] = l > limit ? c * (limit / l) : c;
}

// One step of the filter: neighbours count as far as their difference is explained by noise.
__global__ void smooth(Film f, int step, float strength) {
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  if (x >= f.width || y >= f.height) return;
  int c = y * f.width + x;
  Vec3 colour = f.light[c], albedo = f.albedo[c], normal = f.normal[c];
  float own = luminance(colour), spread = 0, kernelSum = 0;
  for (int j = -1; j <= 1; j++)
    for (int i = -1; i <= 1; i++) {
      int xx = min(max(x + i, 0), f.width - 1), yy = min(max(y + j, 0), f.height - 1);
      float k = (i ? .5f : 1.f) * (j ? .5f : 1.f);
      spread += k * f.variance[yy * f.width + xx];
      kernelSum += k;
    }
  float tolerance = strength * sqrtf(spread / kernelSum) + 1e-5f + .002f * own;
  const float weights[3] = {.375f, .25f, .0625f};
  Vec3 sum = vec(0);
  float total = 0, variance = 0;
  for (int j = -2; j <= 2; j++)
    for (int i = -2; i <= 2; i++) {
      int xx = x + i * step, yy = y + j * step;
      if (xx < 0 || yy < 0 || xx >= f.width || yy >= f.height) continue;
      int q = yy * f.width + xx;
      Vec3 da = f.albedo[q] - albedo, dn = f.normal[q] - normal;
      float dl = fabsf(luminance(f.light[q]) - own) / tolerance;
      float w = weights[abs(i)] * weights[abs(j)] * expf(-dot(da, da) * 300.f - dot(dn, dn) * 120.f - dl);
      sum += f.light[q] * w;
      variance += f.variance[q] * w * w;
      total += w;
    }
  f.spare[c] = sum / total;
  f.spareVariance[c] = variance / (total * total);
}

__global__ void shrink(Film f) {
  int w = f.width / glowStep, h = f.height / glowStep;
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  if (x >= w || y >= h) return;
  Vec3 sum = vec(0);
  for (int j = 0; j < glowStep; j++)
    for (int i = 0; i < glowStep; i++)
      sum += clampTo(f.light[(y * glowStep + j) * f.width + x * glowStep + i], 30.f);
  f.glowSpare[y * w + x] = sum / (glowStep * glowStep);
}
__global__ void blur(const Vec3 *in, Vec3 *out, int w, int h, float sigma, bool vertical) {
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  if (x >= w || y >= h) return;
  int reach = (int)ceilf(3 * sigma);
  Vec3 sum = vec(0);
  float total = 0;
  for (int k = -reach; k <= reach; k++) {
    int xx = vertical ? x : min(max(x + k, 0), w - 1), yy = vertical ? min(max(y + k, 0), h - 1) : y;
    float g = expf(-k * k / (2 * sigma * sigma));
    sum += in[yy * w + xx] * g;
    total += g;
  }
  out[y * w + x] = sum / total;
}
HD Vec3 bilinear(const Vec3 *in, int w, int h, float x, float y) {
  x = fminf(fmaxf(x, 0.f), w - 1.001f);
  y = fminf(fmaxf(y, 0.f), h - 1.001f);
  int x0 = (int)x, y0 = (int)y;
  float u = x - x0, v = y - y0;
  const Vec3 *p = in + y0 * w + x0;
  return mix(mix(p[0], p[1], u), mix(p[w], p[w + 1], u), v);
}
__global__ void developKernel(Film f) {
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  if (x >= f.width || y >= f.height) return;
  float gx = (x + .5f) / glowStep - .5f, gy = (y + .5f) / glowStep - .5f;
  const float share[3] = {.5f, .3f, .2f};
  Vec3 glow = vec(0);
  for (int k = 0; k < 3; k++) glow += bilinear(f.glow[k], f.width / glowStep, f.height / glowStep, gx, gy) * share[k];
  Vec3 c = mix(f.light[y * f.width + x], glow, params().grade.bloom);
  writePixel(f.picture + (y * f.width + x) * 3, develop(c, (x + .5f) / f.width * 2 - 1, (y + .5f) / f.height * 2 - 1), x, y);
}

inline dim3 tiles(int w, int h) { return dim3((w + 15) / 16, (h + 15) / 16); }
inline void denoise(Film &f, float strength, int passes) {
  dim3 block(16, 16);
  despeckle<<<tiles(f.width, f.height), block>>>(f);
  std::swap(f.light, f.spare);
  for (int i = 0; i < passes; i++) {
    smooth<<<tiles(f.width, f.height), block>>>(f, 1 << i, strength);
    std::swap(f.light, f.spare);
    std::swap(f.variance, f.spareVariance);
  }
}
inline void developFilm(Film &f) {
  int w = f.width / glowStep, h = f.height / glowStep;
  dim3 block(16, 16);
  const float sigmaAt1080[3] = {4, 12, 40};
  for (int k = 0; k < 3; k++) {
    float sigma = fmaxf(.6f, sigmaAt1080[k] * f.height / 1080.f / glowStep);
    shrink<<<tiles(w, h), block>>>(f);
    blur<<<tiles(w, h), block>>>(f.glowSpare, f.glow[k], w, h, sigma, false);
    blur<<<tiles(w, h), block>>>(f.glow[k], f.glowSpare, w, h, sigma, true);
    cudaMemcpy(f.glow[k], f.glowSpare, sizeof(Vec3) * w * h, cudaMemcpyDeviceToDevice);
  }
  developKernel<<<tiles(f.width, f.height), block>>>(f);
}
