// Machined shapes: everything gets a bevel, because an edge without one never catches light.
#pragma once
#include "mesh.cuh"

using PointAt = std::function<Vec3(float, float)>;
using CurveAt = std::function<Vec3(float)>;
using OutlineAt = std::function<Vec2(float)>;

// Parametric surface over [0,1]²; smooth normals by central differences, tangent along u.
inline void surface(Mesh &mesh, int nu, int nv, const PointAt &at, bool flip = false,
                    float step = 1e-3f) {
  std::vector<Vertex> vertices((nu + 1) * (nv + 1));
  auto normalAt = [&](float u, float v) {
    return cross(at(u + step, v) - at(u - step, v), at(u, v + step) - at(u, v - step));
  };
  for (int j = 0; j <= nv; j++)
    for (int i = 0; i <= nu; i++) {
      float u = i / (float)nu, v = j / (float)nv;
      Vec3 n = normalAt(u, v), du = at(u + step, v) - at(u - step, v);
      // At a pole the differences vanish: look a little beside it.
      if (!(length(n) >= 1e-14f)) n = normalAt(u < .5f ? u + .01f : u - .01f, v < .5f ? v + .01f : v - .01f);
      if (!(length(n) > 0)) n = vec(0, 0, 1);
      if (!(length(du) > 0)) du = vec(1, 0, 0);
      vertices[j * (nu + 1) + i] = {at(u, v), normalize(flip ? -n : n), normalize(du), vec2(u, v)};
    }
  mesh.grid(nu + 1, nv + 1, vertices);
}

struct ProfilePoint {
  Vec2 at, normal;
};

// Rounds the corners of a polyline. Straight parts keep one flat normal; arcs blend between them.
inline std::vector<ProfilePoint> beveledProfile(const std::vector<Vec2> &points, float bevel,
                                                bool closed) {
  const int arcSteps = 4;
  int count = points.size(), segments = closed ? count : count - 1;
  auto point = [&](int i) { return points[(i + count) % count]; };
  auto outward = [&](int segment) {
    Vec2 d = normalize(point(segment + 1) - point(segment));
    return vec2(d.y, -d.x);
  };
  std::vector<ProfilePoint> result;
  for (int s = 0; s < segments; s++) {
    Vec2 a = point(s), b = point(s + 1), d = normalize(b - a), n = outward(s);
    float room = length(b - a) * .45f;
    bool arcAfter = closed || s + 1 < segments;
    float before = (closed || s > 0) ? fminf(bevel, fminf(room, length(a - point(s - 1)) * .45f)) : 0;
    float after = arcAfter ? fminf(bevel, fminf(room, length(point(s + 2) - b) * .45f)) : 0;
    result.push_back({a + d * before, n});
    result.push_back({b - d * after, n});
    if (!arcAfter) continue;
    Vec2 next = normalize(point(s + 2) - b), nextNormal = outward((s + 1) % count);
    for (int k = 1; k < arcSteps; k++) {
      float t = k / (float)arcSteps;
      Vec2 from = b - d * after, to = b + next * after;
      Vec2 onCurve = mix(mix(from, b, t), mix(b, to, t), t);
      result.push_back({onCurve, normalize(mix(n, nextNormal, t))});
    }
  }
  if (closed) result.push_back(result.front());
  return result;
}

// Turns a polyline (radius, height) about z. Run the profile counter-clockwise: outside upwards.
inline void lathe(Mesh &mesh, int nu, const std::vector<Vec2> &points, float bevel,
                  bool closed = false, float fromTurn = 0, float toTurn = 1) {
  auto profile = beveledProfile(points, bevel, closed);
  int rows = profile.size();
  std::vector<Vertex> vertices;
  for (int j = 0; j < rows; j++)
    for (int i = 0; i <= nu; i++) {
      float a = mix(fromTurn, toTurn, i / (float)nu) * 2 * PI, c = cosf(a), s = sinf(a);
      Vec2 p = profile[j].at, n = profile[j].normal;
      float r = fmaxf(p.x, 1e-5f);
      vertices.push_back({vec(r * c, r * s, p.y), vec(n.x * c, n.x * s, n.y), vec(-s, c, 0),
                          vec2(i / (float)nu, j / (float)(rows - 1))});
    }
  mesh.grid(nu + 1, rows, vertices);
}

// Extrudes a star-shaped outline from z0 to z1, with beveled rims and an optional round hole.
inline void prism(Mesh &mesh, const std::vector<Vec2> &outline, float z0, float z1, float bevel,
                  float holeRadius = 0) {
  int count = outline.size();
  auto point = [&](int i) { return outline[(i + count) % count]; };
  auto edgeNormal = [&](int i) {
    Vec2 d = normalize(point(i + 1) - point(i));
    return vec2(d.y, -d.x);
  };
  // Corners gentler than about 40° are shaded smooth.
  auto cornerNormal = [&](int corner, int edge) {
    Vec2 a = edgeNormal(corner - 1), b = edgeNormal(corner);
    return a.x * b.x + a.y * b.y > .76f ? normalize(a + b) : edgeNormal(edge);
  };
  auto inset = [&](int i) {
    Vec2 a = edgeNormal(i - 1), b = edgeNormal(i), m = a + b;
    return point(i) - m * (bevel / fmaxf(1 + a.x * b.x + a.y * b.y, .4f));
  };
  auto vertex = [](Vec2 p, float z, Vec3 n) { return Vertex{vec(p.x, p.y, z), n, vec(1, 0, 0), p}; };
  for (int i = 0; i < count; i++) {
    Vec2 na = cornerNormal(i, i), nb = cornerNormal(i + 1, i);
    Vec3 sideA = vec(na.x, na.y, 0), sideB = vec(nb.x, nb.y, 0), up = vec(0, 0, 1);
    Vec2 a = point(i), b = point(i + 1), ia = inset(i), ib = inset(i + 1);
    mesh.quad(vertex(a, z0 + bevel, sideA), vertex(b, z0 + bevel, sideB), vertex(b, z1 - bevel, sideB),
              vertex(a, z1 - bevel, sideA));
    mesh.quad(vertex(a, z1 - bevel, sideA), vertex(b, z1 - bevel, sideB), vertex(ib, z1, up),
              vertex(ia, z1, up));
    mesh.quad(vertex(b, z0 + bevel, sideB), vertex(a, z0 + bevel, sideA), vertex(ia, z0, -up),
              vertex(ib, z0, -up));
    Vec2 ha = normalize(ia) * holeRadius, hb = normalize(ib) * holeRadius;
    mesh.quad(vertex(ia, z1, up), vertex(ib, z1, up), vertex(hb, z1, up), vertex(ha, z1, up));
    mesh.quad(vertex(ib, z0, -up), vertex(ia, z0, -up), vertex(ha, z0, -up), vertex(hb, z0, -up));
    if (holeRadius <= 0) continue;
    Vec2 da = normalize(ha), db = normalize(hb);
    mesh.quad(vertex(hb, z0, vec(-db.x, -db.y, 0)), vertex(ha, z0, vec(-da.x, -da.y, 0)),
              vertex(ha, z1, vec(-da.x, -da.y, 0)), vertex(hb, z1, vec(-db.x, -db.y, 0)));
  }
}

inline std::vector<Vec2> regularPolygon(int corners, float radius, float startAngle = 0) {
  std::vector<Vec2> points;
  for (int i = 0; i < corners; i++) {
    float a = startAngle + i * 2 * PI / corners;
    points.push_back(vec2(radius * cosf(a), radius * sinf(a)));
  }
  return points;
}

// Box with rounded edges: each face is a patch of a sphere pulled apart at the middle.
inline void roundedBox(Mesh &mesh, Vec3 centre, Vec3 half, float radius) {
  const int arc = 3, side = 2 * (arc + 1);
  const Vec3 axes[3] = {vec(1, 0, 0), vec(0, 1, 0), vec(0, 0, 1)};
  const float halves[3] = {half.x - radius, half.y - radius, half.z - radius};
  auto core = [&](int k) { return k <= arc ? -1.f : 1.f; };
  auto slope = [&](int k) { return tanf(PI / 4 * (k <= arc ? k / (float)arc - 1 : (k - arc - 1) / (float)arc)); };
  for (int face = 0; face < 6; face++) {
    int w = face % 3, u = (w + 1) % 3, v = (w + 2) % 3;
    float sign = face < 3 ? 1 : -1;
    std::vector<Vertex> vertices;
    for (int j = 0; j < side; j++)
      for (int i = 0; i < side; i++) {
        Vec3 n = normalize(axes[w] * sign + axes[u] * (slope(i) * sign) + axes[v] * slope(j));
        Vec3 p = centre + axes[u] * (core(i) * sign * halves[u]) + axes[v] * (core(j) * halves[v]) +
                 axes[w] * (sign * halves[w]) + n * radius;
        vertices.push_back({p, n, axes[u], vec2(i / (side - 1.f), j / (side - 1.f))});
      }
    mesh.grid(side, side, vertices);
  }
}

// Sweeps a closed cross-section along a curve; `up` fixes its roll.
inline void sweep(Mesh &mesh, int nu, int nv, const CurveAt &path, const CurveAt &up,
                  const OutlineAt &section) {
  const float step = 1e-3f;
  surface(mesh, nu, nv, [=](float u, float v) {
    Vec3 forward = normalize(path(u + step) - path(u - step));
    Vec3 side = normalize(cross(up(u), forward)), top = cross(forward, side);
    Vec2 s = section(v);
    return path(u) + side * s.x + top * s.y;
  });
}

inline OutlineAt circleSection(float radius) {
  return [=](float v) { return vec2(radius * cosf(2 * PI * v), radius * sinf(2 * PI * v)); };
}
// A rectangle with generous corners, as laser-cut and polished struts have.
inline OutlineAt squareSection(float halfWidth, float halfHeight, float power = 4) {
  return [=](float v) {
    float c = cosf(2 * PI * v), s = sinf(2 * PI * v);
    float k = powf(powf(fabsf(c), power) + powf(fabsf(s), power), -1 / power);
    return vec2(halfWidth * c * k, halfHeight * s * k);
  };
}

inline void tube(Mesh &mesh, Vec3 from, Vec3 to, float radius, int sides = 16) {
  Vec3 w = normalize(to - from), u = anyPerpendicular(w), v = cross(w, u);
  surface(mesh, sides, 1, [=](float s, float t) {
    return from + (to - from) * t + (u * cosf(2 * PI * s) + v * sinf(2 * PI * s)) * radius;
  });
}
inline void sphere(Mesh &mesh, Vec3 centre, float radius, int n = 12) {
  surface(mesh, n * 2, n, [=](float u, float v) {
    float a = u * 2 * PI, b = v * PI;
    return centre + vec(cosf(a) * sinf(b), sinf(a) * sinf(b), cosf(b)) * radius;
  }, true);
}
inline void torus(Mesh &mesh, float ringRadius, float wireRadius, int n = 24, int m = 10) {
  surface(mesh, n, m, [=](float u, float v) {
    float a = u * 2 * PI, b = v * 2 * PI, r = ringRadius + wireRadius * cosf(b);
    return vec(r * cosf(a), r * sinf(a), wireRadius * sinf(b));
  });
}

// One cell of a perforated sheet: the ring between a round hole and the cell's own border.
// `cell` maps [-1,1]² to the sheet; the hole's half axes are in those units.
inline void drilledCell(Mesh &mesh, const PointAt &cell, float holeX, float holeY, Vec3 normal,
                        float depth, float chamfer) {
  const int sides = 32;
  auto square = [](float a) {
    float c = cosf(a), s = sinf(a), k = 1 / fmaxf(fabsf(c), fabsf(s));
    return vec2(c * k, s * k);
  };
  std::vector<Vertex> vertices;
  const int rings = 5;
  for (int j = 0; j < rings; j++)
    for (int i = 0; i <= sides; i++) {
      float a = i / (float)sides * 2 * PI; // hits the cell's corners exactly
      Vec2 q = square(a), hole = vec2(holeX * cosf(a), holeY * sinf(a));
      Vec3 rim = cell(hole.x, hole.y), centre = cell(0, 0), inward = normalize(centre - rim);
      Vec3 p = j == 0   ? cell(q.x, q.y)
               : j == 1 ? rim - inward * chamfer
               : j == 2 ? rim - normal * chamfer
                        : rim - normal * (j == 3 ? chamfer : depth);
      Vec3 n = j <= 1 ? normal : j == 2 ? normalize(normal + inward) : inward;
      vertices.push_back({p, n, vec(1, 0, 0), vec2(i / (float)sides, j / (rings - 1.f))});
    }
  mesh.grid(sides + 1, rings, vertices);
}

// Hexagon head with washer face, standing on z = 0.
inline void hexBolt(Mesh &mesh, float acrossCorners, float height) {
  prism(mesh, regularPolygon(6, acrossCorners), height * .18f, height, height * .12f);
  lathe(mesh, 40, {vec2(acrossCorners * 1.12f, 0), vec2(acrossCorners * 1.12f, height * .2f), vec2(0, height * .2f)}, height * .05f);
}
// Cap screw with an inner hexagon, standing on z = 0.
inline void capScrew(Mesh &mesh, float radius, float height) {
  lathe(mesh, 40, {vec2(radius, 0), vec2(radius, height), vec2(radius * .56f, height)}, radius * .13f);
  auto socket = regularPolygon(6, radius * .56f);
  for (int i = 0; i < 6; i++) {
    Vec2 a = socket[i], b = socket[(i + 1) % 6], m = normalize(a + b);
    Vec3 n = vec(-m.x, -m.y, 0), t = vec(0, 0, 1);
    float floorZ = height * .35f;
    mesh.quad({vec(b.x, b.y, floorZ), n, t, {0, 0}}, {vec(a.x, a.y, floorZ), n, t, {1, 0}},
              {vec(a.x, a.y, height), n, t, {1, 1}}, {vec(b.x, b.y, height), n, t, {0, 1}});
    mesh.triangle({vec(0, 0, floorZ), t, n, {0, 0}}, {vec(a.x, a.y, floorZ), t, n, {0, 0}},
                  {vec(b.x, b.y, floorZ), t, n, {0, 0}});
    // The head's top between the round rim and the hexagon.
    Vec2 ra = normalize(a) * (radius * .56f), rb = normalize(b) * (radius * .56f), rm = m * (radius * .56f);
    mesh.triangle({vec(ra.x, ra.y, height), t, n, {0, 0}}, {vec(rm.x, rm.y, height), t, n, {0, 0}}, {vec(rb.x, rb.y, height), t, n, {0, 0}});
  }
}
