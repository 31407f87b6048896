// Anisotropic GGX metal and plastic, clear coat, cloth sheen, the scene's grating, smooth glass.
// Directions are local: x = tangent, y = bitangent, z = normal.
#pragma once
#include "scene-types.cuh"

HD float ggx(Vec3 h, float ax, float ay) {
  float q = h.x * h.x / (ax * ax) + h.y * h.y / (ay * ay) + h.z * h.z;
  return 1.f / (PI * ax * ay * q * q);
}
HD float smithLambda(Vec3 w, float ax, float ay) {
  return .5f * (sqrtf(1 + (w.x * w.x * ax * ax + w.y * w.y * ay * ay) / fmaxf(w.z * w.z, 1e-8f)) - 1);
}
// Visible normals by spherical caps (Dupuy and Benyoub 2023).
HD Vec3 sampleVisibleNormal(Vec3 w, float ax, float ay, Vec2 u) {
  Vec3 v = normalize(vec(ax * w.x, ay * w.y, w.z));
  float phi = 2 * PI * u.x, z = (1 - u.y) * (1 + v.z) - v.z, s = sqrtf(saturate(1 - z * z));
  Vec3 h = vec(s * cosf(phi), s * sinf(phi), z) + v;
  return normalize(vec(ax * h.x, ay * h.y, fmaxf(h.z, 1e-6f)));
}
HD float schlick(float cosine) {
  float c = saturate(1 - cosine), c2 = c * c;
  return c2 * c2 * c;
}
HD float dielectricFresnel(float cosIn, float eta) {
  float sin2 = eta * eta * (1 - cosIn * cosIn);
  if (sin2 >= 1) return 1;
  float cosOut = sqrtf(1 - sin2);
  float s = (eta * cosIn - cosOut) / (eta * cosIn + cosOut), p = (cosIn - eta * cosOut) / (cosIn + eta * cosOut);
  return .5f * (s * s + p * p);
}

struct Lobes {
  float coat, specular, diffuse;
};
HD Lobes lobeShares(const Surface &m) {
  Lobes l;
  l.coat = m.coat > 0 ? .25f * m.coat : 0;
  l.specular = mix(.45f, 1.f, m.metal) * (1 - l.coat);
  l.diffuse = 1 - l.coat - l.specular;
  if (m.gratingPeriod > 0) {
    l.diffuse = .35f;
    float k = .65f / (l.coat + l.specular);
    l.coat *= k;
    l.specular *= k;
  }
  return l;
}

// Includes the cosine.
HD Vec3 evaluate(const Surface &m, Vec3 wo, Vec3 wi, float &pdf) {
  pdf = 0;
  if (wo.z <= 1e-4f || wi.z <= 1e-4f) return vec(0);
  Lobes l = lobeShares(m);
  Vec3 h = normalize(wo + wi);
  float ho = dot(h, wo);
  float lo = smithLambda(wo, m.roughX, m.roughY), li = smithLambda(wi, m.roughX, m.roughY);
  float d = ggx(h, m.roughX, m.roughY);
  Vec3 f0 = mix(vec(m.specular), m.base, m.metal), f = f0 + (vec(1) - f0) * schlick(ho);
  Vec3 result = f * (d / (1 + lo + li) * .25f / wo.z);
  pdf += l.specular * d / (1 + lo) * .25f / wo.z;
  result += (vec(1) - f) * m.base * ((1 - m.metal) * wi.z / PI);
  pdf += l.diffuse * wi.z / PI;
  if (m.sheen > 0) result += m.base * (m.sheen * schlick(ho) * wi.z);
  if (m.gratingPeriod > 0) result += grating(m, wo, wi) * wi.z;
  if (m.coat > 0) {
    float fc = m.coat * (.04f + .96f * schlick(ho)), dc = ggx(h, m.coatRough, m.coatRough);
    float a = smithLambda(wo, m.coatRough, m.coatRough), b = smithLambda(wi, m.coatRough, m.coatRough);
    result = result * (1 - fc) + vec(fc * dc / (1 + a + b) * .25f / wo.z);
    pdf += l.coat * dc / (1 + a) * .25f / wo.z;
  }
  return result;
}

HD Vec3 sampleDirection(const Surface &m, Vec3 wo, Vec2 u, float choice) {
  Lobes l = lobeShares(m);
  if (choice < l.diffuse) {
    float r = sqrtf(u.x), a = 2 * PI * u.y;
    return vec(r * cosf(a), r * sinf(a), sqrtf(saturate(1 - u.x)));
  }
  bool coat = choice < l.diffuse + l.coat;
  Vec3 h = sampleVisibleNormal(wo, coat ? m.coatRough : m.roughX, coat ? m.coatRough : m.roughY, u);
  return h * (2 * dot(wo, h)) - wo;
}
