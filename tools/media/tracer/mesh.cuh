// Triangles in groups. A group moves as one rigid body; the scene says how.
#pragma once
#include <functional>
#include <vector>

#include "vector.cuh"

struct Vertex {
  Vec3 position, normal, tangent;
  Vec2 uv;
};
// What a ray needs to find the triangle; transmittance > 0 lets shadow rays through (glass).
struct TriangleShape {
  float4 corner, edge1, edge2;
  HD float transmittance() const { return corner.w; }
};
// What shading needs once it is found.
struct TriangleLook {
  Vec3 normal[3], tangent[3];
  Vec2 uv[3];
  int material;
};

class Mesh {
public:
  struct Group {
    std::vector<TriangleShape> shapes;
    std::vector<TriangleLook> looks;
  };
  std::vector<Group> groups;
  int material = 0;
  float transmittance = 0;
  Rigid place = identity();

  void group(int index) {
    current = index;
    if ((int)groups.size() <= index) groups.resize(index + 1);
  }

  void triangle(const Vertex &a, const Vertex &b, const Vertex &c) {
    Vec3 edge1 = b.position - a.position, edge2 = c.position - a.position;
    // Also drops what is not finite: one such triangle spoils every box above it.
    if (!(length(cross(edge1, edge2)) >= 1e-12f) || !(length(a.position) < 1e6f)) return;
    Vec3 corner = movePoint(place, a.position);
    edge1 = turn(place, edge1);
    edge2 = turn(place, edge2);
    TriangleShape shape{make_float4(corner.x, corner.y, corner.z, transmittance),
                        make_float4(edge1.x, edge1.y, edge1.z, 0),
                        make_float4(edge2.x, edge2.y, edge2.z, 0)};
    TriangleLook look;
    const Vertex *corners[3] = {&a, &b, &c};
    for (int i = 0; i < 3; i++) {
      look.normal[i] = turn(place, corners[i]->normal);
      look.tangent[i] = turn(place, corners[i]->tangent);
      look.uv[i] = corners[i]->uv;
    }
    look.material = material;
    groups[current].shapes.push_back(shape);
    groups[current].looks.push_back(look);
  }

  void quad(const Vertex &a, const Vertex &b, const Vertex &c, const Vertex &d) {
    triangle(a, b, c);
    triangle(a, c, d);
  }

  // A grid of vertices, given row by row.
  void grid(int columns, int rows, const std::vector<Vertex> &v) {
    for (int j = 0; j + 1 < rows; j++)
      for (int i = 0; i + 1 < columns; i++)
        quad(v[j * columns + i], v[j * columns + i + 1], v[(j + 1) * columns + i + 1],
             v[(j + 1) * columns + i]);
  }

private:
  int current = 0;
};
