// What the driver (render.py) hands over per frame, and what a scene fills in per hit.
// render.py mirrors Params field by field; keep the two in step.
#pragma once
#include "vector.cuh"

struct Camera {
  Vec3 position, target, up;
  float fieldOfViewDegrees, aperture, focus, shiftX, shiftY;
};
// Emits along u × v. Soft edges: radiance rises from 0 over this share of the width.
struct AreaLight {
  Vec3 corner, u, v, radiance;
  float visibleToCamera, softEdge;
};
struct Grade {
  float exposure, bloom, vignette, shadeFrom, shadeTo, shadeAmount, contrast, saturation, black;
};
constexpr int maxLights = 12;
struct Params {
  Camera camera;
  Vec3 sunDirection, sunRadiance;
  float sunCosine; // of the sun's angular radius; 1 = no sun
  int lightCount;
  AreaLight lights[maxLights];
  float user[32]; // the scene's own
  int maxBounces;
  float clampIndirect, noiseTarget;
  Grade grade;
};

__constant__ Params deviceParams;
static Params hostParams;
HD const Params &params() {
#ifdef __CUDA_ARCH__
  return deviceParams;
#else
  return hostParams;
#endif
}

struct Surface {
  Vec3 base = vec(.5f);
  float metal = 0, roughX = .3f, roughY = .3f, specular = .04f; // roughness along tangent and across
  float coat = 0, coatRough = .03f;                              // clear lacquer on top
  float sheen = 0;                                               // soft backscatter of cloth and tissue
  float gratingPeriod = 0;                                       // µm, for the wafer
  bool glass = false;
  float iorFront = 1, iorBack = 1.5f; // on the normal's side and behind it
  Vec3 emit = vec(0);
  Vec3 normal, tangent;
};

struct Hit {
  float distance;
  int triangle, group, material;
  Vec3 position, local; // local: in the group's own frame, moves with it
  Vec3 normal, faceNormal, tangent;
  Vec2 uv;
};

// Tilts the normal by a gradient; the part along the normal does nothing.
HD void tilt(Surface &s, Vec3 gradient) {
  s.normal = normalize(s.normal - (gradient - s.normal * dot(gradient, s.normal)));
}
HD void rough(Surface &s, float r) { s.roughX = s.roughY = r; }
HD void metallic(Surface &s, Vec3 base, float roughX, float roughY) {
  s.metal = 1;
  s.base = base;
  s.roughX = roughX;
  s.roughY = roughY;
}
