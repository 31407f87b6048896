// One path from the camera: area lights and sun by next-event estimation with multiple importance
// sampling, surroundings by the scene's own function, glass by a coin toss between its two ways.
#pragma once
#include "bsdf.cuh"
#include "bvh.cuh"
#include "sampling.cuh"

HD const Rigid &pose(int shutterStep, int group) {
  const SceneData &scene = sceneData();
  return scene.poses[shutterStep * scene.groupCount + group];
}

HD bool trace(Vec3 o, Vec3 d, int shutterStep, Hit &hit) {
  const SceneData &scene = sceneData();
  RayHit nearest{1e8f, 0, 0, -1};
  Vec3 inverse = vec(safeInverse(d.x), safeInverse(d.y), safeInverse(d.z));
  for (int g = 0; g < scene.groupCount; g++) {
    if (!meetsGroup(g, o, inverse, nearest.distance)) continue;
    const Rigid &m = pose(shutterStep, g);
    int before = nearest.triangle;
    traverse<false>(scene.root[g], movePointBack(m, o), turnBack(m, d), nearest);
    if (nearest.triangle != before) hit.group = g;
  }
  hit.distance = nearest.distance;
  hit.triangle = nearest.triangle;
  if (hit.triangle < 0) return false;
  const Rigid &m = pose(shutterStep, hit.group);
  const TriangleLook &look = scene.looks[hit.triangle];
  const TriangleShape &shape = scene.shapes[hit.triangle];
  float u = nearest.u, v = nearest.v, w = 1 - u - v;
  hit.position = o + d * hit.distance;
  hit.local = movePointBack(m, hit.position);
  hit.normal = normalize(turn(m, look.normal[0] * w + look.normal[1] * u + look.normal[2] * v));
  hit.tangent = normalize(turn(m, look.tangent[0] * w + look.tangent[1] * u + look.tangent[2] * v));
  hit.faceNormal = normalize(turn(m, cross(vec(shape.edge1.x, shape.edge1.y, shape.edge1.z), vec(shape.edge2.x, shape.edge2.y, shape.edge2.z))));
  hit.uv = look.uv[0] * w + look.uv[1] * u + look.uv[2] * v;
  hit.material = look.material;
  return true;
}

HD float visibility(Vec3 o, Vec3 d, float distance, int shutterStep) {
  const SceneData &scene = sceneData();
  float v = 1;
  Vec3 inverse = vec(safeInverse(d.x), safeInverse(d.y), safeInverse(d.z));
  for (int g = 0; g < scene.groupCount && v > 0; g++) {
    if (!meetsGroup(g, o, inverse, distance)) continue;
    const Rigid &m = pose(shutterStep, g);
    RayHit ray{distance, 0, 0, -1};
    v *= traverse<true>(scene.root[g], movePointBack(m, o), turnBack(m, d), ray);
  }
  return v;
}

HD int sourceCount() { return params().lightCount + (params().sunCosine < 1); }
HD float softEdge(const AreaLight &light, float a, float b) {
  if (light.softEdge <= 0) return 1;
  return saturate(fminf(a, 1 - a) / light.softEdge) * saturate(fminf(b, 1 - b) / light.softEdge);
}
HD Vec3 clampTo(Vec3 c, float limit) {
  float m = largest(c);
  return m > limit ? c * (limit / m) : c;
}

// The nearest light that the ray meets before `limit`; its radiance and solid-angle density.
HD bool meetLight(Vec3 o, Vec3 d, bool fromCamera, float limit, Vec3 &radiance, float &density) {
  const Params &p = params();
  bool found = false;
  for (int i = 0; i < p.lightCount; i++) {
    const AreaLight &light = p.lights[i];
    if (fromCamera && light.visibleToCamera == 0) continue;
    Vec3 n = cross(light.u, light.v);
    float facing = dot(d, n);
    if (facing >= 0) continue;
    float t = dot(light.corner - o, n) / facing;
    if (t <= 1e-4f || t >= limit) continue;
    Vec3 q = o + d * t - light.corner;
    float a = dot(q, light.u) / dot(light.u, light.u), b = dot(q, light.v) / dot(light.v, light.v);
    if (a < 0 || a > 1 || b < 0 || b > 1) continue;
    limit = t;
    found = true;
    float area = length(n);
    density = t * t / (-facing / area * area) / sourceCount();
    radiance = light.radiance * softEdge(light, a, b);
  }
  return found;
}

struct LightSample {
  Vec3 direction, radiance;
  float distance, density;
  bool isSun;
};
HD LightSample sampleLight(Vec3 from, float choice, Vec2 u) {
  const Params &p = params();
  LightSample s;
  int n = sourceCount(), i = (int)(choice * n);
  if (i > n - 1) i = n - 1;
  s.isSun = i >= p.lightCount;
  if (!s.isSun) {
    const AreaLight &light = p.lights[i];
    Vec3 normal = cross(light.u, light.v), to = light.corner + light.u * u.x + light.v * u.y - from;
    float distance = length(to);
    s.direction = to / distance;
    float facing = -dot(s.direction, normal);
    s.density = facing > 0 ? distance * distance / facing / n : 0;
    s.radiance = light.radiance * softEdge(light, u.x, u.y);
    s.distance = distance * .9995f;
  } else {
    Vec3 axis = normalize(p.sunDirection), a = anyPerpendicular(axis), b = cross(axis, a);
    float z = 1 - u.x * (1 - p.sunCosine), r = sqrtf(saturate(1 - z * z)), phi = 2 * PI * u.y;
    float solidAngle = 2 * PI * (1 - p.sunCosine);
    s.direction = axis * z + a * (r * cosf(phi)) + b * (r * sinf(phi));
    s.density = 1.f / solidAngle / n;
    s.radiance = p.sunRadiance / solidAngle;
    s.distance = 1e8f;
  }
  return s;
}

struct Features { // what the denoiser may not blur across
  Vec3 albedo, normal;
};

// Leaves through the face or mirrors in it. Returns true when it went through.
HD bool passGlass(const Surface &m, const Hit &hit, float choice, Vec3 &o, Vec3 &d) {
  bool fromFront = dot(d, hit.normal) < 0;
  Vec3 n = fromFront ? m.normal : -m.normal;
  float eta = fromFront ? m.iorFront / m.iorBack : m.iorBack / m.iorFront;
  float cosIn = saturate(-dot(d, n));
  Vec3 face = dot(hit.faceNormal, d) < 0 ? hit.faceNormal : -hit.faceNormal;
  float gap = 1e-4f * (1 + hit.distance * .05f);
  if (choice < dielectricFresnel(cosIn, eta)) {
    d = normalize(d + n * (2 * cosIn));
    o = hit.position + face * gap;
    return false;
  }
  float cosOut = sqrtf(fmaxf(0.f, 1 - eta * eta * (1 - cosIn * cosIn)));
  d = normalize(d * eta + n * (eta * cosIn - cosOut));
  o = hit.position - face * gap;
  return true;
}

struct Path {
  Vec3 origin, direction, sum, throughput;
  float time, bsdfDensity; // density 0 after glass: no light sample competes
  int shutterStep, bounce;
  bool onlyGlassSoFar;     // still looking straight from the camera
  bool countedByShadowRay; // shadow rays pass glass, so the light behind it was counted already
  Sampler sampler;
  Features features;
};

// Through the lens: Gaussian pixel filter, moment of the shutter, thin-lens depth of field.
HD Path startPath(int x, int y, int width, int height, float time, float shutter, Sampler sampler) {
  const Camera &c = params().camera;
  Path path;
  Vec3 forward = normalize(c.target - c.position), right = normalize(cross(forward, c.up)), up = cross(right, forward);
  float scale = tanf(c.fieldOfViewDegrees * .5f * PI / 180);
  Vec2 inPixel = sampler.next(), onLens = sampler.next(), inTime = sampler.next();
  float r = sqrtf(-2 * logf(1 - .985f * inPixel.x)) * .42f, a = 2 * PI * inPixel.y;
  float px = ((x + .5f + r * cosf(a)) / width * 2 - 1 + c.shiftX) * scale * width / height;
  float py = (1 - (y + .5f + r * sinf(a)) / height * 2 + c.shiftY) * scale;
  Vec3 d = normalize(forward + right * px + up * py), o = c.position;
  if (c.aperture > 0) {
    float lr = sqrtf(onLens.x) * c.aperture, la = 2 * PI * onLens.y;
    Vec3 inFocus = o + d * (c.focus / dot(d, forward));
    o = o + right * (lr * cosf(la)) + up * (lr * sinf(la));
    d = normalize(inFocus - o);
  }
  path.origin = o;
  path.direction = d;
  path.sum = vec(0);
  path.throughput = vec(1);
  path.shutterStep = (int)(inTime.x * shutterSteps) % shutterSteps;
  path.time = time + (inTime.x - .5f) * shutter;
  path.bsdfDensity = 0;
  path.bounce = 0;
  path.onlyGlassSoFar = true;
  path.countedByShadowRay = false;
  path.sampler = sampler;
  path.features = {vec(1), vec(0)};
  return path;
}

struct Frame { // tangent space of a hit
  Vec3 t, b, n;
  HD Vec3 toLocal(Vec3 w) const { return vec(dot(t, w), dot(b, w), dot(n, w)); }
  HD Vec3 toWorld(Vec3 l) const { return t * l.x + b * l.y + n * l.z; }
};

// Light that reaches the hit straight from one lamp or the sun.
HD Vec3 directLight(Path &path, const Surface &m, const Frame &frame, Vec3 wo, Vec3 origin, Vec3 face) {
  Vec2 choice = path.sampler.next(), onLight = path.sampler.next();
  if (sourceCount() == 0) return vec(0);
  LightSample light = sampleLight(origin, choice.x, onLight);
  Vec3 wi = frame.toLocal(light.direction);
  if (light.density <= 0 || wi.z <= 0 || dot(light.direction, face) <= 0) return vec(0);
  float pdf;
  Vec3 f = evaluate(m, wo, wi, pdf);
  float weight = light.isSun ? 1.f : light.density * light.density / (light.density * light.density + pdf * pdf);
  Vec3 c = clampTo(path.throughput * f * light.radiance * (weight / light.density), path.onlyGlassSoFar ? 60.f : params().clampIndirect);
  if (largest(c) <= 1e-6f) return vec(0);
  return c * visibility(origin, light.direction, light.distance, path.shutterStep);
}

// Follows the path to its next hit. Returns false when it has ended.
HD bool advance(Path &path) {
  const Params &p = params();
  if (path.bounce >= p.maxBounces) return false;
  Hit hit;
  Vec3 d = path.direction;
  bool first = path.bounce++ == 0, found = trace(path.origin, d, path.shutterStep, hit);
  float limit = first ? 1e6f : p.clampIndirect, density = 0;
  Vec3 lightRadiance;
  if (meetLight(path.origin, d, first, found ? hit.distance : 1e8f, lightRadiance, density)) {
    float weight = 1, own = path.bsdfDensity;
    if (own > 0) weight = own * own / (own * own + density * density);
    else if (!path.onlyGlassSoFar && path.countedByShadowRay) weight = 0;
    path.sum += clampTo(path.throughput * lightRadiance * weight, path.onlyGlassSoFar ? 40.f : limit);
    return false;
  }
  if (!found) {
    path.sum += clampTo(path.throughput * surroundings(d, path.time, first ? 0 : path.bounce - 1, path.sampler.next().x), limit);
    return false;
  }
  Surface m;
  m.normal = hit.normal;
  m.tangent = hit.tangent;
  Vec3 face = dot(hit.faceNormal, d) > 0 ? -hit.faceNormal : hit.faceNormal;
  if (!(dot(m.normal, face) >= 0)) m.normal = -m.normal;
  shade(hit, m, path.time, -d);
  if (first) path.features = {mix(m.base, vec(.5f), m.metal * .5f), m.normal};
  if (m.glass) {
    m.normal = hit.normal;
    bool through = passGlass(m, hit, path.sampler.next().x, path.origin, path.direction);
    path.throughput *= m.base;
    path.countedByShadowRay = through && (path.bsdfDensity > 0 || path.countedByShadowRay);
    path.bsdfDensity = 0;
    return true;
  }
  // A bumped normal must not turn away from the viewer.
  if (dot(m.normal, d) > -.02f) m.normal = normalize(m.normal - d * (dot(m.normal, d) + .02f));
  Vec3 t = m.tangent - m.normal * dot(m.tangent, m.normal);
  t = dot(t, t) > 1e-8f ? normalize(t) : anyPerpendicular(m.normal);
  Frame frame{t, cross(m.normal, t), m.normal};
  Vec3 wo = frame.toLocal(-d), origin = hit.position + face * (1e-4f * (1 + hit.distance * .05f));
  path.sum += clampTo(path.throughput * m.emit, path.onlyGlassSoFar ? 1e6f : limit);
  path.sum += directLight(path, m, frame, wo, origin, face);

  Vec2 onLobe = path.sampler.next(), pick = path.sampler.next();
  Vec3 wi = sampleDirection(m, wo, onLobe, pick.x);
  if (wi.z <= 0) return false;
  Vec3 f = evaluate(m, wo, wi, path.bsdfDensity);
  if (path.bsdfDensity < 1e-9f) return false;
  path.throughput *= f / path.bsdfDensity;
  path.direction = frame.toWorld(wi);
  if (dot(path.direction, face) <= 0) return false;
  path.origin = origin;
  path.onlyGlassSoFar = path.countedByShadowRay = false;
  if (path.bounce > 2) { // Russian roulette
    float keep = fminf(.95f, largest(path.throughput));
    if (pick.y > keep) return false;
    path.throughput = path.throughput / keep;
  }
  return true;
}

// What the path brought home; a broken number becomes black rather than a speck.
HD Vec3 gathered(const Path &path) {
  Vec3 l = path.sum;
  return l.x >= 0 && l.y >= 0 && l.z >= 0 && largest(l) < 1e6f ? l : vec(0);
}
HD Features sane(Features f) {
  if (!(length(f.normal) < 2)) f.normal = vec(0);
  if (!(largest(f.albedo) < 4)) f.albedo = vec(0);
  return f;
}
