// Front brake of a sports car: drilled and vented disc on a bell, amber caliper. The axle is z,
// outboard is +z. Group 1 turns: 72° per loop, one fifth of the wheel studs' circle.
enum { FACE, RIM, BELL, STUD, BOBBIN, CALIPER, PAD, SCREW, SHIELD, BORE, PISTON, HOSE };
constexpr int columns = 40, rings = 4, studs = 5, vanes = 50;
constexpr float innerRadius = .56f, outerRadius = 1.f, faceZ = .085f;

// The friction ring as a sheet of cells in (angle, radius); every other cell is drilled.
static void drilledFace(Mesh &mesh, float z, float side) {
  float pitch = 2 * PI / columns, band = (outerRadius - innerRadius - .06f) / rings;
  for (int ring = 0; ring < rings; ring++)
    for (int column = 0; column < columns; column++) {
      float r0 = innerRadius + .03f + (ring + .5f) * band;
      float swirl = .55f; // rows of holes lean, as on real discs
      auto cell = [=](float x, float y) {
        float r = r0 + y * band * .5f;
        float a = (column + .5f + x * .5f) * pitch + swirl * (r - innerRadius);
        return vec(r * cosf(a), r * sinf(a) * side, z);
      };
      const float hole = .0205f;
      if ((column + ring) % 2 == 0)
        drilledCell(mesh, cell, hole / (r0 * pitch * .5f), hole / (band * .5f), vec(0, 0, side), .05f, .004f);
      else
        surface(mesh, 4, 3, [=](float u, float v) { return cell(2 * u - 1, 2 * v - 1); }, side < 0);
    }
}

static void buildDisc(Mesh &mesh) {
  mesh.material = FACE;
  drilledFace(mesh, faceZ, 1);
  mesh.material = RIM;
  // Outer plate, inner plate, then the air gap between them with its curved vanes.
  float edge = .006f;
  lathe(mesh, 512, {vec2(outerRadius - .031f, .030f), vec2(outerRadius, .030f), vec2(outerRadius, faceZ), vec2(outerRadius - .0301f, faceZ)}, edge);
  lathe(mesh, 512, {vec2(innerRadius + .031f, faceZ), vec2(innerRadius, faceZ), vec2(innerRadius, .030f)}, edge);
  lathe(mesh, 512, {vec2(outerRadius - .03f, .030f), vec2(innerRadius, .030f)}, 0);
  lathe(mesh, 512, {vec2(innerRadius, -.030f), vec2(outerRadius, -.030f)}, 0);
  lathe(mesh, 512, {vec2(innerRadius, -faceZ), vec2(outerRadius, -faceZ), vec2(outerRadius, -.030f)}, edge);
  for (int k = 0; k < vanes; k++) {
    mesh.place = rotationZ(k * 2 * PI / vanes);
    surface(mesh, 14, 8, [](float u, float v) {
      float r = mix(innerRadius + .02f, outerRadius - .012f, v), a = .5f * square(v) - .25f;
      Vec2 s = squareSection(.011f, .035f, 6)(u);
      return vec(r * cosf(a) - s.x * sinf(a), r * sinf(a) + s.x * cosf(a), s.y);
    });
    surface(mesh, 8, 1, [](float u, float v) { // the vane's outer end
      float r = outerRadius - .012f, a = .25f, w = (2 * u - 1) * .011f;
      return vec(r * cosf(a) - w * sinf(a), r * sinf(a) + w * cosf(a), (2 * v - 1) * .033f);
    });
  }
  mesh.place = identity();
}

static void buildBell(Mesh &mesh) {
  mesh.material = BELL;
  lathe(mesh, 256, {vec2(.575f, .0f), vec2(.575f, .052f), vec2(.520f, .052f), vec2(.470f, .17f), vec2(.440f, .205f), vec2(.205f, .205f), vec2(.205f, .165f),
                    vec2(.17f, .165f)}, .014f);
  mesh.material = BOBBIN;
  for (int k = 0; k < 10; k++) {
    mesh.place = rotationZ((k + .5f) * 2 * PI / 10) * translation(vec(.548f, 0, .052f));
    lathe(mesh, 40, {vec2(.034f, 0), vec2(.034f, .030f), vec2(.022f, .040f), vec2(.0f, .040f)}, .005f);
    prism(mesh, regularPolygon(6, .019f), .038f, .056f, .003f);
  }
  for (int k = 0; k < studs; k++) {
    mesh.material = STUD;
    mesh.place = rotationZ(k * 2 * PI / studs + .3f) * translation(vec(.325f, 0, .205f));
    lathe(mesh, 48, {vec2(.062f, 0), vec2(.062f, .012f), vec2(.050f, .024f), vec2(0, .024f)}, .004f);
    prism(mesh, regularPolygon(6, .048f), .022f, .085f, .007f);
    lathe(mesh, 32, {vec2(.025f, .08f), vec2(.025f, .145f), vec2(.019f, .155f), vec2(0, .155f)}, .004f);
    for (int ridge = 0; ridge < 7; ridge++)
      lathe(mesh, 32, {vec2(.0245f, .088f + ridge * .008f), vec2(.0285f, .092f + ridge * .008f), vec2(.0245f, .096f + ridge * .008f)}, .001f);
    // Two small holes between the studs: jacking threads of the bell.
    mesh.material = BORE;
    mesh.place = rotationZ((k + .5f) * 2 * PI / studs + .3f) * translation(vec(.36f, 0, .2052f));
    lathe(mesh, 32, {vec2(.020f, .0f), vec2(0, .0f)}, 0);
  }
  mesh.place = identity();
  mesh.material = STUD; // grease cap in the middle
  lathe(mesh, 128, {vec2(.175f, .14f), vec2(.175f, .21f), vec2(.150f, .235f), vec2(.135f, .285f), vec2(.09f, .305f), vec2(0, .308f)}, .012f);
}

// The caliper's casting in (arc, radial, axial) coordinates about the middle of its arc.
static float caliperDistance(Vec3 p) {
  float r = length(vec2(p.x, p.y)), arc = atan2f(p.y, p.x) * .86f; // arc length at the mean radius
  Vec3 q = vec(arc, r - .86f, p.z);
  float body = boxDistance(q - vec(0, .045f, 0), vec(.44f, .215f, .27f), .06f);
  // The ends slope off towards the rim.
  float slope = (fabsf(q.x) - .47f) * .86f + (q.y - .06f) * .5f;
  body = -filletUnion(-body, -slope, .05f);
  float pistons = 1e9f;
  for (int k = -1; k <= 1; k++) {
    Vec2 c = vec2(q.x - k * .265f, q.y + .015f);
    float boss = fmaxf(length(c) - (k ? .118f : .125f), fabsf(q.z) - .325f) - .012f;
    pistons = fminf(pistons, boss);
  }
  body = filletUnion(body, pistons, .045f);
  // Slot for the disc and the pads, and the window in the bridge.
  float slot = boxDistance(q - vec(0, -.16f, 0), vec(.60f, .33f, .125f), .02f);
  body = filletCut(body, slot, .02f);
  for (int k = -1; k <= 1; k += 2) {
    float window = boxDistance(q - vec(k * .135f, .25f, 0), vec(.095f, .2f, .115f), .03f);
    body = filletCut(body, window, .025f);
  }
  // A raised rib along the outer face ties the pistons together.
  float rib = boxDistance(q - vec(0, .155f, 0), vec(.36f, .022f, .295f), .014f);
  body = filletUnion(body, rib, .03f);
  // Milled pocket on the outboard face between the pistons.
  for (int k = -1; k <= 1; k += 2) {
    float pocket = boxDistance(q - vec(k * .1325f, -.085f, .30f), vec(.03f, .06f, .05f), .02f);
    body = filletCut(body, pocket, .015f);
  }
  return body;
}

static void buildCaliper(Mesh &mesh, float angle) {
  Rigid seat = rotationZ(angle);
  mesh.material = CALIPER;
  mesh.place = seat;
  isosurface(mesh, vec(.3f, -.62f, -.37f), vec(1.22f, .62f, .37f), .0062f, caliperDistance);
  auto onFace = [&](float arc, float radial, float z) {
    float a = arc / .86f, r = .86f + radial;
    return seat * rotationZ(a) * translation(vec(r, 0, z));
  };
  for (int k = -1; k <= 1; k++) { // closing plugs of the piston bores
    mesh.material = PISTON;
    mesh.place = onFace(k * .265f, -.015f, .343f);
    float r = k ? .085f : .092f;
    lathe(mesh, 96, {vec2(r, -.01f), vec2(r, .008f), vec2(r * .78f, .008f), vec2(r * .74f, -.004f), vec2(0, -.004f)}, .003f);
    mesh.material = BORE;
    for (int pin = 0; pin < 2; pin++) {
      mesh.place = onFace(k * .265f, -.015f, .3395f) * rotationZ(.4f + pin * PI) * translation(vec(r * .42f, 0, 0));
      lathe(mesh, 24, {vec2(.009f, 0), vec2(0, 0)}, 0);
    }
  }
  mesh.material = SCREW;
  for (int k = -1; k <= 1; k += 2) {
    mesh.place = onFace(k * .405f, .155f, .262f);
    capScrew(mesh, .036f, .05f);
    mesh.place = onFace(k * .40f, -.09f, .262f);
    capScrew(mesh, .03f, .04f);
  }
  mesh.place = onFace(.40f, .255f, .10f) * rotationY(PI / 2); // bleed nipple
  lathe(mesh, 32, {vec2(.024f, 0), vec2(.024f, .03f), vec2(.014f, .035f), vec2(.014f, .075f), vec2(.018f, .08f), vec2(.018f, .095f), vec2(0, .1f)}, .003f);
  mesh.material = PAD;
  for (int side = -1; side <= 1; side += 2) {
    mesh.place = seat;
    surface(mesh, 40, 12, [=](float u, float v) {
      float a = (2 * u - 1) * .42f;
      Vec2 s = squareSection(.13f, .016f, 8)(v);
      return vec((.86f + s.x) * cosf(a), (.86f + s.x) * sinf(a), side * (.104f + s.y));
    });
  }
  mesh.place = seat; // brake hose leaving behind
  mesh.material = HOSE;
  sweep(mesh, 80, 16, [](float u) { return vec(1.05f + .25f * u, -.35f - .5f * u, -.30f - .35f * sinf(u * 2.2f)); }, [](float) { return vec(0, 0, 1); }, circleSection(.03f));
  mesh.place = identity();
}

void build(Mesh &mesh) {
  mesh.group(1);
  buildDisc(mesh);
  buildBell(mesh);
  mesh.group(0);
  buildCaliper(mesh, .46f);
  mesh.material = SHIELD;
  lathe(mesh, 256, {vec2(1.12f, -.24f), vec2(1.12f, -.19f), vec2(1.09f, -.19f), vec2(1.07f, -.23f), vec2(.3f, -.26f), vec2(0, -.26f)}, .015f);
}

HD Rigid motion(int group, float t) { return group == 1 ? rotationZ(-t * 2 * PI / studs) : identity(); }
HD Vec3 grating(const Surface &, Vec3, Vec3) { return vec(0); }
HD Vec3 surroundings(Vec3 d, float, int bounce, float) {
  Vec3 sky = vec(.0035f, .0055f, .0085f) * (.3f + smoothStep(-.3f, 1.f, d.y));
  return bounce == 0 ? sky * .25f : sky;
}

// Ground cast iron: circular grinding marks, a faint heat tint and the pad's wear bands.
HD void shadeFace(const Hit &h, Surface &m, float t) {
  Vec3 p = h.local;
  float r = length(vec2(p.x, p.y));
  float fine = noise(vec(r * 900, 1, 2)), bands = noise(vec(r * 60, 4, 2)) * .6f + noise(vec(r * 210, 8, 2)) * .4f;
  metallic(m, vec(.50f, .495f, .49f) * (1 + .10f * bands + .06f * fine), .13f + .02f * bands, .34f + .05f * bands);
  float swept = smoothStep(.585f, .60f, r) * smoothStep(.995f, .985f, r);
  m.base = mix(vec(.16f, .155f, .15f), m.base, swept);
  m.roughX = mix(.35f, m.roughX, swept);
  m.tangent = turn(motion(1, t), normalize(vec(-p.y, p.x, 0)));
  tilt(m, normalize(vec(h.position.x, h.position.y, 0)) * (fine * .012f + bands * .008f));
}

HD void shade(const Hit &h, Surface &m, float t, Vec3) {
  Vec3 p = h.local;
  float grain = fractal(p * 40.f, 3);
  switch (h.material) {
  case FACE:
    if (fabsf(h.normal.z) > .9f) return shadeFace(h, m, t);
    return metallic(m, vec(.26f, .255f, .25f), .3f, .3f);
  case RIM: return metallic(m, vec(.24f, .235f, .23f) * (1 + .15f * grain), .36f, .36f);
  case BELL: // anodised aluminium, turned
    metallic(m, vec(.055f, .06f, .068f), .20f, .34f);
    m.tangent = turn(motion(1, t), normalize(vec(-p.y, p.x, 0)));
    return tilt(m, normalize(vec(h.position.x, h.position.y, 0)) * (.012f * noise(vec(length(vec2(p.x, p.y)) * 700, p.z * 700, 1))));
  case STUD: return metallic(m, vec(.60f, .59f, .57f) * (1 + .08f * grain), .20f, .20f);
  case BOBBIN: return metallic(m, vec(.48f, .46f, .43f), .22f, .22f);
  case CALIPER: // lacquer over a fine casting grain
    m.base = vec(.62f, .22f, .028f);
    rough(m, .35f);
    m.coat = 1;
    m.coatRough = .07f + .02f * grain;
    return tilt(m, noise3(p * 260.f) * .012f + noise3(p * 30.f) * .01f);
  case PISTON: return metallic(m, vec(.10f, .105f, .115f), .22f, .22f);
  case SCREW: return metallic(m, vec(.34f, .34f, .35f), .22f, .22f);
  case PAD: m.base = vec(.05f, .047f, .043f) * (1 + .6f * fractal(p * 60.f, 3)); return rough(m, .6f);
  case BORE: m.base = vec(.006f); return rough(m, .5f);
  case HOSE: m.base = vec(.012f); m.coat = .3f; m.coatRough = .2f; return rough(m, .4f);
  default: m.base = vec(.010f, .011f, .013f); return rough(m, .4f);
  }
}
