// Bounding volume hierarchy: binned surface-area split on the host, stack traversal on both sides.
#pragma once
#include <algorithm>

#include "mesh.cuh"
#include "scene-types.cuh"

// Both children's boxes in one node. A negative child is a leaf: -(first * 8 + count) - 1.
struct BvhNode {
  float4 leftXY, rightXY, leftRightZ;
  int4 child;
};
constexpr int maxGroups = 24;
// Positions of every group at so many moments while the shutter is open, worked out once a frame.
constexpr int shutterSteps = 16;
struct SceneData {
  TriangleShape *shapes;
  TriangleLook *looks;
  BvhNode *nodes;
  Rigid *poses; // [shutterSteps][groupCount]
  Vec3 groupLow[maxGroups], groupHigh[maxGroups]; // in the world, over the whole shutter
  int root[maxGroups];
  int groupCount;
};
__constant__ SceneData deviceScene;
static SceneData hostScene;
HD const SceneData &sceneData() {
#ifdef __CUDA_ARCH__
  return deviceScene;
#else
  return hostScene;
#endif
}

struct Box {
  Vec3 low = vec(1e30f), high = vec(-1e30f);
  void grow(Vec3 p) {
    low = vec(fminf(low.x, p.x), fminf(low.y, p.y), fminf(low.z, p.z));
    high = vec(fmaxf(high.x, p.x), fmaxf(high.y, p.y), fmaxf(high.z, p.z));
  }
  void grow(const Box &b) {
    grow(b.low);
    grow(b.high);
  }
  float area() const {
    Vec3 d = high - low;
    return d.x < 0 ? 0 : 2 * (d.x * d.y + d.y * d.z + d.z * d.x);
  }
};

class BvhBuilder {
public:
  std::vector<BvhNode> nodes;
  std::vector<int> order; // triangles in leaf order

  BvhBuilder(const std::vector<TriangleShape> &shapes, int firstTriangle) : base(firstTriangle) {
    for (const TriangleShape &s : shapes) {
      Vec3 a = vec(s.corner.x, s.corner.y, s.corner.z);
      Box box;
      box.grow(a);
      box.grow(a + vec(s.edge1.x, s.edge1.y, s.edge1.z));
      box.grow(a + vec(s.edge2.x, s.edge2.y, s.edge2.z));
      ids.push_back(ids.size());
      boxes.push_back(box);
      centres.push_back((box.low + box.high) * .5f);
    }
    build(0, ids.size());
  }
  Box bounds() { return bounds(0, ids.size()); }

private:
  static constexpr int bins = 16, leafSize = 3;
  std::vector<int> ids;
  std::vector<Box> boxes;
  std::vector<Vec3> centres;
  int base;

  static float along(Vec3 v, int axis) { return axis == 0 ? v.x : axis == 1 ? v.y : v.z; }
  static int binOf(float x, float low, float high) {
    return std::min(bins - 1, (int)((x - low) / (high - low) * bins));
  }
  Box bounds(int from, int to) {
    Box b;
    for (int i = from; i < to; i++) b.grow(boxes[ids[i]]);
    return b;
  }

  int splitPoint(int from, int to) {
    Box centreBox;
    for (int i = from; i < to; i++) centreBox.grow(centres[ids[i]]);
    float bestCost = 1e30f;
    int bestAxis = -1, bestBin = 0;
    for (int axis = 0; axis < 3; axis++) {
      float low = along(centreBox.low, axis), high = along(centreBox.high, axis);
      if (high - low < 1e-9f) continue;
      Box box[bins];
      int count[bins] = {0};
      for (int i = from; i < to; i++) {
        int k = binOf(along(centres[ids[i]], axis), low, high);
        count[k]++;
        box[k].grow(boxes[ids[i]]);
      }
      float rightArea[bins];
      int rightCount[bins], n = 0;
      Box right, left;
      for (int k = bins - 1; k > 0; k--) {
        if (count[k]) right.grow(box[k]);
        n += count[k];
        rightArea[k] = right.area();
        rightCount[k] = n;
      }
      n = 0;
      for (int k = 0; k + 1 < bins; k++) {
        if (count[k]) left.grow(box[k]);
        n += count[k];
        if (!n || !rightCount[k + 1]) continue;
        float cost = n * left.area() + rightCount[k + 1] * rightArea[k + 1];
        if (cost < bestCost) bestCost = cost, bestAxis = axis, bestBin = k;
      }
    }
    if (bestAxis < 0) return (from + to) / 2;
    float low = along(centreBox.low, bestAxis), high = along(centreBox.high, bestAxis);
    auto middle = std::partition(ids.begin() + from, ids.begin() + to, [&](int i) {
      return binOf(along(centres[i], bestAxis), low, high) <= bestBin;
    });
    int at = middle - ids.begin();
    return at == from || at == to ? (from + to) / 2 : at;
  }

  int build(int from, int to) {
    int self = nodes.size();
    nodes.push_back(BvhNode());
    int middle = splitPoint(from, to);
    Box l = bounds(from, middle), r = bounds(middle, to);
    int left = child(from, middle), right = child(middle, to);
    nodes[self] = {make_float4(l.low.x, l.high.x, l.low.y, l.high.y),
                   make_float4(r.low.x, r.high.x, r.low.y, r.high.y),
                   make_float4(l.low.z, l.high.z, r.low.z, r.high.z), make_int4(left, right, 0, 0)};
    return self;
  }
  int child(int from, int to) {
    if (to - from > leafSize) return build(from, to);
    int first = order.size() + base;
    for (int i = from; i < to; i++) order.push_back(ids[i]);
    return -(first * 8 + (to - from)) - 1;
  }
};

struct RayHit {
  float distance, u, v;
  int triangle;
};

HD float safeInverse(float x) { return 1.f / (fabsf(x) > 1e-12f ? x : 1e-12f); }

// Spares a ray the trip into the frame of a group that it passes by.
HD bool meetsGroup(int group, Vec3 o, Vec3 inverse, float limit) {
  Vec3 a = (sceneData().groupLow[group] - o) * inverse, b = (sceneData().groupHigh[group] - o) * inverse;
  float from = fmaxf(fmaxf(fminf(a.x, b.x), fminf(a.y, b.y)), fmaxf(fminf(a.z, b.z), 0.f));
  float to = fminf(fminf(fmaxf(a.x, b.x), fmaxf(a.y, b.y)), fminf(fmaxf(a.z, b.z), limit));
  return from <= to;
}

HD bool meetsTriangle(const TriangleShape &s, Vec3 o, Vec3 d, RayHit &hit) {
  Vec3 e1 = vec(s.edge1.x, s.edge1.y, s.edge1.z), e2 = vec(s.edge2.x, s.edge2.y, s.edge2.z);
  Vec3 p = cross(d, e2);
  float det = dot(e1, p);
  if (fabsf(det) < 1e-20f) return false;
  float inv = 1.f / det;
  Vec3 tv = o - vec(s.corner.x, s.corner.y, s.corner.z);
  float u = dot(tv, p) * inv;
  if (u < 0 || u > 1) return false;
  Vec3 q = cross(tv, e1);
  float v = dot(d, q) * inv;
  if (v < 0 || u + v > 1) return false;
  float t = dot(e2, q) * inv;
  if (t <= 1e-5f || t >= hit.distance) return false;
  hit.distance = t;
  hit.u = u;
  hit.v = v;
  return true;
}

// Closest hit, or (shadowRay) the product of the transmittances on the way: order does not matter.
template <bool shadowRay>
HD float traverse(int root, Vec3 o, Vec3 d, RayHit &hit) {
  const SceneData &scene = sceneData();
  Vec3 inv = vec(safeInverse(d.x), safeInverse(d.y), safeInverse(d.z)), oi = o * inv;
  int stack[48], top = 0, current = root;
  float visibility = 1;
  while (true) {
    if (current >= 0) {
      const BvhNode n = scene.nodes[current];
      float a0 = n.leftXY.x * inv.x - oi.x, a1 = n.leftXY.y * inv.x - oi.x, b0 = n.leftXY.z * inv.y - oi.y,
            b1 = n.leftXY.w * inv.y - oi.y, c0 = n.leftRightZ.x * inv.z - oi.z, c1 = n.leftRightZ.y * inv.z - oi.z;
      float leftNear = fmaxf(fmaxf(fminf(a0, a1), fminf(b0, b1)), fmaxf(fminf(c0, c1), 0.f));
      float leftFar = fminf(fminf(fmaxf(a0, a1), fmaxf(b0, b1)), fminf(fmaxf(c0, c1), hit.distance));
      a0 = n.rightXY.x * inv.x - oi.x, a1 = n.rightXY.y * inv.x - oi.x, b0 = n.rightXY.z * inv.y - oi.y;
      b1 = n.rightXY.w * inv.y - oi.y, c0 = n.leftRightZ.z * inv.z - oi.z, c1 = n.leftRightZ.w * inv.z - oi.z;
      float rightNear = fmaxf(fmaxf(fminf(a0, a1), fminf(b0, b1)), fmaxf(fminf(c0, c1), 0.f));
      float rightFar = fminf(fminf(fmaxf(a0, a1), fmaxf(b0, b1)), fminf(fmaxf(c0, c1), hit.distance));
      bool left = leftNear <= leftFar, right = rightNear <= rightFar;
      if (left && right) {
        bool rightFirst = rightNear < leftNear;
        stack[top++] = rightFirst ? n.child.x : n.child.y;
        current = rightFirst ? n.child.y : n.child.x;
        continue;
      }
      if (left || right) {
        current = left ? n.child.x : n.child.y;
        continue;
      }
    } else {
      int code = -current - 1, first = code >> 3, count = code & 7;
      for (int i = first; i < first + count; i++) {
        float before = hit.distance;
        if (!meetsTriangle(scene.shapes[i], o, d, hit)) continue;
        hit.triangle = i;
        if (!shadowRay) continue;
        float through = scene.shapes[i].transmittance();
        if (through <= 0) return 0;
        visibility *= through;
        hit.distance = before;
      }
    }
    if (!top) return visibility;
    current = stack[--top];
  }
}
