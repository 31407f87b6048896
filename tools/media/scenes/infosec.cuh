// Bolt work of a vault door: a ring gear turns six pinions, each drives a bolt by its rack.
// z is the door's axis. Group 1: ring gear; 2-7: pinions; 8-13: bolts.
enum { PLATE, FLANGE, GEAR, WEB, HUB, PINION, BOLT, RACK, GUIDE, SCREW, BRASS, SHAFT };
constexpr int gearTeeth = 48, pinionTeeth = 16, units = 6;
constexpr float module = .0275f, gearPitch = gearTeeth * module * .5f, pinionPitch = pinionTeeth * module * .5f;
// The bolts run above the ring gear; the pinions are tall enough to reach both.
constexpr float gearZ = .16f, boltZ = .335f, boltRadius = .088f;
constexpr float swing = .20f; // radians of the ring gear, to either side

HD float unitAngle(int k) { return k * 2 * PI / units + .30f; }

// Tooth flanks as short straight lines with rounded tips and roots; close to an involute.
static std::vector<Vec2> gearOutline(int teeth, float pitchRadius, float phase) {
  std::vector<Vec2> outline;
  const float tooth[][2] = {{-.33f, -1.15f}, {-.30f, -.9f}, {-.245f, 0}, {-.165f, .72f}, {-.12f, .93f}, {-.07f, 1.f}, {.07f, 1.f}, {.12f, .93f}, {.165f, .72f}, {.245f, 0}, {.30f, -.9f}, {.33f, -1.15f}};
  for (int i = 0; i < teeth; i++)
    for (auto &p : tooth) {
      float a = (i + phase + p[0]) * 2 * PI / teeth, r = pitchRadius + p[1] * module;
      outline.push_back(vec2(r * cosf(a), r * sinf(a)));
    }
  return outline;
}

static void buildRingGear(Mesh &mesh) {
  float half = .062f, inner = gearPitch - .12f;
  mesh.place = rotationZ(unitAngle(0)) * translation(vec(0, 0, gearZ));
  mesh.material = GEAR;
  prism(mesh, gearOutline(gearTeeth, gearPitch, 0), -half, half, .007f, inner);
  mesh.material = WEB; // with twelve lightening holes
  lathe(mesh, 256, {vec2(inner + .02f, .030f), vec2(inner - .03f, .030f)}, 0);
  for (int k = 0; k < 12; k++) {
    auto cell = [=](float x, float y) {
      float a = (k + .5f + x * .5f) * 2 * PI / 12, r = (inner - .03f + .22f) * .5f + y * (inner - .03f - .22f) * .5f;
      return vec(r * cosf(a), r * sinf(a), .030f);
    };
    float size = .082f, arc = (inner + .19f) * .5f * PI / 12;
    drilledCell(mesh, cell, size / arc, size / ((inner - .25f) * .5f), vec(0, 0, 1), .06f, .008f);
  }
  mesh.material = HUB;
  lathe(mesh, 128, {vec2(.235f, .0f), vec2(.235f, .075f), vec2(.195f, .095f), vec2(.195f, .13f), vec2(.10f, .13f)}, .010f);
  mesh.material = BRASS;
  lathe(mesh, 96, {vec2(.112f, .12f), vec2(.112f, .150f), vec2(.070f, .150f), vec2(.070f, .05f)}, .006f);
  mesh.material = SCREW;
  for (int k = 0; k < 6; k++) {
    mesh.place = rotationZ(unitAngle(0)) * rotationZ(k * PI / 3) * translation(vec(.155f, 0, gearZ + .13f));
    capScrew(mesh, .024f, .026f);
  }
  mesh.material = SHAFT;
  mesh.place = translation(vec(0, 0, gearZ));
  lathe(mesh, 64, {vec2(.066f, 0), vec2(.066f, .22f), vec2(.055f, .232f), vec2(0, .232f)}, .005f);
  mesh.place = identity();
}

static Rigid unitPlace(int k) { return rotationZ(unitAngle(k)); }

static void buildPinion(Mesh &mesh, int k) {
  // Built about its own axis; motion() carries it to its seat. A gap faces the ring gear.
  mesh.place = rotationZ(unitAngle(k));
  mesh.material = PINION;
  prism(mesh, gearOutline(pinionTeeth, pinionPitch, .5f), -.075f, .245f, .006f, .06f);
  lathe(mesh, 96, {vec2(.125f, .24f), vec2(.125f, .272f), vec2(.06f, .272f)}, .006f);
  mesh.material = SHAFT;
  lathe(mesh, 64, {vec2(.058f, -.15f), vec2(.058f, .315f), vec2(.048f, .325f), vec2(0, .325f)}, .005f);
  mesh.material = BRASS;
  lathe(mesh, 64, {vec2(.078f, .27f), vec2(.078f, .290f), vec2(.055f, .290f)}, .004f);
  mesh.place = identity();
}

// In the unit's frame x points outwards; the rack lies beside the pinion at +y.
static void buildBolt(Mesh &mesh, int k) {
  float seat = gearPitch + pinionPitch, lane = pinionPitch + .115f;
  Rigid unit = unitPlace(k);
  mesh.material = BOLT;
  mesh.place = unit * aimed(vec(seat - .28f, lane + boltRadius * .35f, boltZ), vec(1, 0, 0), vec(0, 0, 1));
  lathe(mesh, 96, {vec2(0, 0), vec2(boltRadius * .82f, 0), vec2(boltRadius, .018f), vec2(boltRadius, 1.12f), vec2(boltRadius * .93f, 1.135f), vec2(boltRadius * .93f, 1.16f), vec2(boltRadius, 1.175f),
                   vec2(boltRadius, 1.30f), vec2(boltRadius * .80f, 1.345f), vec2(0, 1.345f)}, .006f);
  mesh.material = RACK;
  float pitch = PI * module, tip = pinionPitch - .92f * module, root = pinionPitch + 1.1f * module;
  mesh.place = unit * translation(vec(seat, 0, boltZ));
  roundedBox(mesh, vec(0, root + .026f, 0), vec(.30f, .027f, .062f), .006f);
  for (int i = -3; i <= 3; i++) {
    float x = i * pitch; // a rack tooth stands in the pinion's gap on this side: pinionTeeth % 4 == 0
    std::vector<Vec2> tooth = {vec2(x + .30f * pitch, root + .01f), vec2(x + .30f * pitch, root), vec2(x + .16f * pitch, tip + .006f), vec2(x + .12f * pitch, tip),
                               vec2(x - .12f * pitch, tip), vec2(x - .16f * pitch, tip + .006f), vec2(x - .30f * pitch, root), vec2(x - .30f * pitch, root + .01f)};
    std::vector<Vec2> centred; // prism wants an outline round its own origin
    Vec2 middle = vec2(x, (root + tip) * .5f);
    for (int j = (int)tooth.size() - 1; j >= 0; j--) centred.push_back(tooth[j] - middle);
    mesh.place = unit * translation(vec(seat + middle.x, middle.y, boltZ));
    prism(mesh, centred, -.060f, .060f, .003f);
  }
  mesh.material = SCREW;
  for (int i = -1; i <= 1; i += 2) {
    mesh.place = unit * translation(vec(seat + i * .22f, root + .030f, boltZ + .060f));
    capScrew(mesh, .020f, .022f);
  }
  mesh.place = identity();
}

static void buildGuides(Mesh &mesh) {
  float seat = gearPitch + pinionPitch, lane = pinionPitch + .115f + boltRadius * .35f;
  for (int k = 0; k < units; k++)
    for (int j = 0; j < 2; j++) {
      Rigid unit = unitPlace(k);
      float x = seat + (j ? .78f : .42f);
      mesh.material = GUIDE;
      mesh.place = unit;
      isosurface(mesh, vec(x - .12f, lane - .26f, -.02f), vec(x + .12f, lane + .26f, .53f), .0065f, [=](Vec3 p) {
        Vec3 q = p - vec(x, lane, 0);
        float foot = boxDistance(q - vec(0, 0, .035f), vec(.09f, .225f, .045f), .016f);
        float round = fmaxf(length(vec2(q.y, q.z - boltZ)) - (boltRadius + .052f), fabsf(q.x) - .078f) - .010f;
        float web = boxDistance(q - vec(0, 0, boltZ * .5f), vec(.075f, boltRadius + .045f, boltZ * .5f), .012f);
        float body = filletUnion(foot, fminf(round, web), .035f);
        return fmaxf(body, -(length(vec2(q.y, q.z - boltZ)) - (boltRadius + .004f)));
      });
      mesh.material = BRASS; // bush in the guide
      mesh.place = unit * aimed(vec(x - .094f, lane, boltZ), vec(1, 0, 0), vec(0, 0, 1));
      lathe(mesh, 96, {vec2(boltRadius + .003f, 0), vec2(boltRadius + .024f, 0), vec2(boltRadius + .024f, .188f), vec2(boltRadius + .003f, .188f)}, .004f, true);
      mesh.material = SCREW;
      for (int side = -1; side <= 1; side += 2) {
        mesh.place = unit * translation(vec(x, lane + side * .188f, .080f));
        capScrew(mesh, .030f, .034f);
      }
    }
  mesh.place = identity();
}

static void buildDoor(Mesh &mesh) {
  mesh.material = PLATE;
  lathe(mesh, 512, {vec2(1.99f, 0), vec2(0, 0)}, 0);
  mesh.material = FLANGE;
  lathe(mesh, 512, {vec2(1.98f, 0), vec2(1.98f, .05f), vec2(2.02f, .09f), vec2(2.30f, .09f)}, .015f);
  lathe(mesh, 512, {vec2(1.02f, -.01f), vec2(1.02f, .016f), vec2(.98f, .016f), vec2(.98f, -.01f)}, .006f);
  mesh.material = SCREW;
  for (int k = 0; k < 36; k++) {
    mesh.place = rotationZ((k + .5f) * 2 * PI / 36) * translation(vec(2.12f, 0, .09f));
    capScrew(mesh, .045f, .05f);
  }
  for (int k = 0; k < 18; k++) {
    mesh.place = rotationZ((k + .25f) * 2 * PI / 18) * translation(vec(1.86f, 0, 0));
    hexBolt(mesh, .042f, .04f);
  }
  mesh.material = BRASS; // bearing seats of the pinions
  for (int k = 0; k < units; k++) {
    mesh.place = unitPlace(k) * translation(vec(gearPitch + pinionPitch, 0, 0));
    lathe(mesh, 96, {vec2(.135f, 0), vec2(.135f, .032f), vec2(.10f, .045f), vec2(.06f, .045f)}, .006f);
  }
  mesh.material = HUB;
  mesh.place = identity();
  lathe(mesh, 128, {vec2(.36f, 0), vec2(.36f, .045f), vec2(.31f, .075f), vec2(.1f, .075f)}, .01f);
}

void build(Mesh &mesh) {
  mesh.group(0);
  buildDoor(mesh);
  buildGuides(mesh);
  mesh.group(1);
  buildRingGear(mesh);
  for (int k = 0; k < units; k++) {
    mesh.group(2 + k);
    buildPinion(mesh, k);
    mesh.group(8 + k);
    buildBolt(mesh, k);
  }
}

HD Rigid motion(int group, float t) {
  float turned = swing * sinf(2 * PI * t);
  if (group == 0) return identity();
  if (group == 1) return rotationZ(turned);
  if (group < 8) {
    float a = unitAngle(group - 2), r = gearPitch + pinionPitch;
    return translation(vec(r * cosf(a), r * sinf(a), gearZ)) * rotationZ(-turned * gearTeeth / pinionTeeth);
  }
  float a = unitAngle(group - 8), travel = turned * gearPitch; // on the far side of the pinion, outwards
  return translation(vec(cosf(a), sinf(a), 0) * travel);
}
HD Vec3 grating(const Surface &, Vec3, Vec3) { return vec(0); }
HD Vec3 surroundings(Vec3 d, float, int bounce, float) {
  Vec3 sky = vec(.0035f, .005f, .0075f) * (.3f + smoothStep(-.2f, 1.f, d.y));
  return bounce == 0 ? sky * .25f : sky;
}

// Turned face: fine rings about the part's own axis, which shading sees as anisotropy.
HD void turnedMetal(const Hit &h, Surface &m, Vec3 base, Vec3 fromAxis, float roughAlong, float roughAcross) {
  float r = length(vec2(fromAxis.x, fromAxis.y));
  float rings = noise(vec(r * 420, 1, 1)) * .6f + noise(vec(r * 1100, 2, 1)) * .4f;
  metallic(m, base * (1 + .07f * rings), roughAlong, roughAcross);
  if (fabsf(h.normal.z) > .8f) {
    m.tangent = normalize(vec(-fromAxis.y, fromAxis.x, 0));
    tilt(m, normalize(vec(fromAxis.x, fromAxis.y, 0)) * (rings * .012f));
  }
}

HD void shade(const Hit &h, Surface &m, float t, Vec3) {
  Vec3 p = h.local, axis = motion(h.group, t).origin;
  float smear = fractal(p * 7.f, 4);
  switch (h.material) {
  case PLATE: { // dark blued steel with a straight grain
    float brush = noise(vec(p.x * 3, p.y * 260, 1)) * .6f + noise(vec(p.x * 6, p.y * 700, 4)) * .4f;
    metallic(m, vec(.075f, .082f, .094f) * (1 + .12f * brush + .15f * smear), .22f, .42f);
    m.tangent = vec(1, 0, 0);
    return tilt(m, vec(0, 1, 0) * (brush * .012f));
  }
  case FLANGE: return turnedMetal(h, m, vec(.16f, .17f, .185f), h.position, .18f, .36f);
  case GEAR: return turnedMetal(h, m, vec(.42f, .425f, .43f) * (1 + .08f * smear), h.position, .16f, .32f);
  case WEB: return turnedMetal(h, m, vec(.17f, .175f, .185f), h.position, .22f, .38f);
  case HUB: return turnedMetal(h, m, vec(.36f, .365f, .375f), h.position, .15f, .28f);
  case PINION: return turnedMetal(h, m, vec(.50f, .50f, .50f) * (1 + .06f * smear), h.position - axis, .15f, .28f);
  case BOLT: // ground and polished
    metallic(m, vec(.66f, .665f, .67f), .09f + .02f * smear, .14f + .03f * smear);
    return tilt(m, noise3(p * 30.f) * .006f);
  case RACK: return metallic(m, vec(.40f, .405f, .41f) * (1 + .1f * smear), .2f, .28f);
  case GUIDE: // painted casting
    m.base = vec(.020f, .023f, .028f);
    m.coat = .5f;
    m.coatRough = .22f;
    rough(m, .4f);
    return tilt(m, noise3(p * 90.f) * .03f);
  case BRASS: return metallic(m, vec(.72f, .47f, .19f) * (1 + .08f * smear), .18f, .18f);
  case SHAFT: return turnedMetal(h, m, vec(.55f, .55f, .55f), h.position - axis, .14f, .24f);
  default: return metallic(m, vec(.20f, .205f, .215f), .22f, .22f); // SCREW: black oxide
  }
}
