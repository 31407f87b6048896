// Vectors, rigid motions and the few scalar functions that scenes and tracer share.
#pragma once
#include <cuda_runtime.h>

#include <cmath>

// Everything runs on both sides, so that a scene can be previewed on a machine without a GPU.
#define HD __host__ __device__ inline

using Vec2 = float2;
using Vec3 = float3;
constexpr float PI = 3.14159265358979f;

HD Vec2 vec2(float x, float y) { return make_float2(x, y); }
HD Vec3 vec(float x, float y, float z) { return make_float3(x, y, z); }
HD Vec3 vec(float s) { return make_float3(s, s, s); }
HD Vec2 operator+(Vec2 a, Vec2 b) { return vec2(a.x + b.x, a.y + b.y); }
HD Vec2 operator-(Vec2 a, Vec2 b) { return vec2(a.x - b.x, a.y - b.y); }
HD Vec2 operator*(Vec2 a, float s) { return vec2(a.x * s, a.y * s); }
HD Vec3 operator+(Vec3 a, Vec3 b) { return vec(a.x + b.x, a.y + b.y, a.z + b.z); }
HD Vec3 operator-(Vec3 a, Vec3 b) { return vec(a.x - b.x, a.y - b.y, a.z - b.z); }
HD Vec3 operator-(Vec3 a) { return vec(-a.x, -a.y, -a.z); }
HD Vec3 operator*(Vec3 a, Vec3 b) { return vec(a.x * b.x, a.y * b.y, a.z * b.z); }
HD Vec3 operator*(Vec3 a, float s) { return vec(a.x * s, a.y * s, a.z * s); }
HD Vec3 operator*(float s, Vec3 a) { return a * s; }
HD Vec3 operator/(Vec3 a, float s) { return a * (1.f / s); }
HD Vec3 &operator+=(Vec3 &a, Vec3 b) { return a = a + b; }
HD Vec3 &operator*=(Vec3 &a, Vec3 b) { return a = a * b; }

HD float dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
HD Vec3 cross(Vec3 a, Vec3 b) {
  return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
HD float length(Vec2 a) { return sqrtf(a.x * a.x + a.y * a.y); }
HD float length(Vec3 a) { return sqrtf(dot(a, a)); }
HD Vec3 normalize(Vec3 a) { return a * (1.f / fmaxf(length(a), 1e-20f)); }
HD Vec2 normalize(Vec2 a) { return a * (1.f / fmaxf(length(a), 1e-20f)); }
HD Vec3 expEach(Vec3 a) { return vec(expf(a.x), expf(a.y), expf(a.z)); }
HD float largest(Vec3 a) { return fmaxf(a.x, fmaxf(a.y, a.z)); }
HD float luminance(Vec3 a) { return .2126f * a.x + .7152f * a.y + .0722f * a.z; }
HD Vec3 anyPerpendicular(Vec3 a) {
  return normalize(fabsf(a.x) < .9f ? cross(a, vec(1, 0, 0)) : cross(a, vec(0, 1, 0)));
}

HD float mix(float a, float b, float t) { return a + (b - a) * t; }
HD Vec2 mix(Vec2 a, Vec2 b, float t) { return a + (b - a) * t; }
HD Vec3 mix(Vec3 a, Vec3 b, float t) { return a + (b - a) * t; }
HD float saturate(float x) { return fminf(fmaxf(x, 0.f), 1.f); }
HD float smoothStep(float from, float to, float x) {
  float t = saturate((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}
// powf(x, 2) is NaN for x < 0 under --use_fast_math.
HD float square(float x) { return x * x; }
HD float fraction(float x) { return x - floorf(x); }
// A dark line of the given half width at x = 0: seams, grooves, scribe lines.
HD float line(float x, float halfWidth) { return expf(-square(x / halfWidth)); }

// A rigid motion: world = origin + x p.x + y p.y + z p.z, with orthonormal axes.
struct Rigid {
  Vec3 x, y, z, origin;
};
HD Vec3 movePoint(const Rigid &m, Vec3 p) { return m.origin + m.x * p.x + m.y * p.y + m.z * p.z; }
HD Vec3 turn(const Rigid &m, Vec3 d) { return m.x * d.x + m.y * d.y + m.z * d.z; }
HD Vec3 turnBack(const Rigid &m, Vec3 d) { return vec(dot(d, m.x), dot(d, m.y), dot(d, m.z)); }
HD Vec3 movePointBack(const Rigid &m, Vec3 p) { return turnBack(m, p - m.origin); }
HD Rigid identity() { return {vec(1, 0, 0), vec(0, 1, 0), vec(0, 0, 1), vec(0)}; }
HD Rigid translation(Vec3 o) { return {vec(1, 0, 0), vec(0, 1, 0), vec(0, 0, 1), o}; }
HD Rigid rotationX(float a) {
  float s = sinf(a), c = cosf(a);
  return {vec(1, 0, 0), vec(0, c, s), vec(0, -s, c), vec(0)};
}
HD Rigid rotationY(float a) {
  float s = sinf(a), c = cosf(a);
  return {vec(c, 0, -s), vec(0, 1, 0), vec(s, 0, c), vec(0)};
}
HD Rigid rotationZ(float a) {
  float s = sinf(a), c = cosf(a);
  return {vec(c, s, 0), vec(-s, c, 0), vec(0, 0, 1), vec(0)};
}
HD Rigid operator*(const Rigid &a, const Rigid &b) {
  return {turn(a, b.x), turn(a, b.y), turn(a, b.z), movePoint(a, b.origin)};
}
// Places a part so that its own z axis points along `axis`.
HD Rigid aimed(Vec3 origin, Vec3 axis, Vec3 xHint) {
  Vec3 z = normalize(axis), y = cross(z, xHint);
  y = length(y) > 1e-5f ? normalize(y) : anyPerpendicular(z);
  return {cross(y, z), y, z, origin};
}
