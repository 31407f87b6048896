// Meshes a distance field by surface nets: castings with fillets that no loft gives easily.
#pragma once
#include "mesh.cuh"

using DistanceAt = std::function<float(Vec3)>;

inline Vec3 gradient(const DistanceAt &f, Vec3 p, float e) {
  return normalize(vec(f(p + vec(e, 0, 0)) - f(p - vec(e, 0, 0)), f(p + vec(0, e, 0)) - f(p - vec(0, e, 0)),
                       f(p + vec(0, 0, e)) - f(p - vec(0, 0, e))));
}

inline void isosurface(Mesh &mesh, Vec3 low, Vec3 high, float cell, const DistanceAt &distance) {
  int nx = (int)((high.x - low.x) / cell) + 2, ny = (int)((high.y - low.y) / cell) + 2,
      nz = (int)((high.z - low.z) / cell) + 2;
  auto index = [=](int x, int y, int z) { return ((size_t)z * ny + y) * nx + x; };
  auto position = [=](float x, float y, float z) { return low + vec(x, y, z) * cell; };
  std::vector<float> value((size_t)nx * ny * nz, 1.f);
  // Whole blocks far from the surface are never sampled inside.
  const int block = 8;
#pragma omp parallel for schedule(dynamic)
  for (int bz = 0; bz < nz; bz += block)
    for (int by = 0; by < ny; by += block)
      for (int bx = 0; bx < nx; bx += block) {
        float half = block * .5f, d = distance(position(bx + half, by + half, bz + half));
        bool far = fabsf(d) > block * cell * 1.3f;
        for (int z = bz; z < bz + block && z < nz; z++)
          for (int y = by; y < by + block && y < ny; y++)
            for (int x = bx; x < bx + block && x < nx; x++)
              value[index(x, y, z)] = far ? d : distance(position(x, y, z));
      }
  std::vector<int> vertexOf(value.size(), -1);
  std::vector<Vertex> vertices;
  for (int z = 0; z + 1 < nz; z++)
    for (int y = 0; y + 1 < ny; y++)
      for (int x = 0; x + 1 < nx; x++) {
        Vec3 sum = vec(0);
        int crossings = 0;
        for (int a = 0; a < 8; a++)
          for (int axis = 0; axis < 3; axis++) {
            int b = a | (1 << axis);
            if (a == b) continue;
            float va = value[index(x + (a & 1), y + (a >> 1 & 1), z + (a >> 2))];
            float vb = value[index(x + (b & 1), y + (b >> 1 & 1), z + (b >> 2))];
            if ((va < 0) == (vb < 0)) continue;
            float t = va / (va - vb);
            sum += mix(vec(a & 1, a >> 1 & 1, a >> 2), vec(b & 1, b >> 1 & 1, b >> 2), t);
            crossings++;
          }
        if (!crossings) continue;
        Vec3 p = position(x, y, z) + sum * (cell / crossings);
        for (int k = 0; k < 2; k++) p = p - gradient(distance, p, cell * .3f) * distance(p);
        Vec3 n = gradient(distance, p, cell * .5f);
        vertexOf[index(x, y, z)] = vertices.size();
        vertices.push_back({p, n, anyPerpendicular(n), vec2(p.x, p.y)});
      }
  auto quadAround = [&](size_t a, size_t b, size_t c, size_t d) {
    int i[4] = {vertexOf[a], vertexOf[b], vertexOf[c], vertexOf[d]};
    if (i[0] < 0 || i[1] < 0 || i[2] < 0 || i[3] < 0) return;
    mesh.quad(vertices[i[0]], vertices[i[1]], vertices[i[2]], vertices[i[3]]);
  };
  for (int z = 1; z + 1 < nz; z++)
    for (int y = 1; y + 1 < ny; y++)
      for (int x = 1; x + 1 < nx; x++) {
        bool inside = value[index(x, y, z)] < 0;
        if (inside != (value[index(x + 1, y, z)] < 0))
          quadAround(index(x, y - 1, z - 1), index(x, y, z - 1), index(x, y, z), index(x, y - 1, z));
        if (inside != (value[index(x, y + 1, z)] < 0))
          quadAround(index(x - 1, y, z - 1), index(x, y, z - 1), index(x, y, z), index(x - 1, y, z));
        if (inside != (value[index(x, y, z + 1)] < 0))
          quadAround(index(x - 1, y - 1, z), index(x, y - 1, z), index(x, y, z), index(x - 1, y, z));
      }
}

// Distance to a box with rounded edges, and unions that leave a fillet.
inline float boxDistance(Vec3 p, Vec3 half, float radius) {
  Vec3 q = vec(fabsf(p.x), fabsf(p.y), fabsf(p.z)) - half + vec(radius);
  Vec3 out = vec(fmaxf(q.x, 0), fmaxf(q.y, 0), fmaxf(q.z, 0));
  return length(out) + fminf(largest(q), 0.f) - radius;
}
inline float filletUnion(float a, float b, float r) {
  float h = fmaxf(r - fabsf(a - b), 0.f) / r;
  return fminf(a, b) - h * h * r * .25f;
}
inline float filletCut(float a, float b, float r) { return -filletUnion(-a, b, r); }
