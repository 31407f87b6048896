// Orbital sunrise over the limb, seen along a solar wing. The wing is in metres round the origin;
// planet and air are analytic, in kilometres, with the camera 420 km above y = 0.
enum { CELL, BACK, FRAME, BOOM, HINGE, CABLE };
constexpr float earthRadius = 6371, airRadius = 6471, altitude = 420;
constexpr int panels = 4;
constexpr float panelLength = 2.1f, panelHalfWidth = .95f, firstPanel = 1.0f;

static void buildPanel(Mesh &mesh, float x0) {
  float xc = x0 + panelLength * .5f, half = panelLength * .5f - .03f;
  mesh.material = CELL;
  surface(mesh, 1, 1, [=](float u, float v) { return vec(xc + half * (2 * u - 1), .016f, -panelHalfWidth * (2 * v - 1)); });
  mesh.material = BACK;
  roundedBox(mesh, vec(xc, 0, 0), vec(half, .0145f, panelHalfWidth), .006f);
  mesh.material = FRAME;
  for (int e = -1; e <= 1; e += 2) {
    roundedBox(mesh, vec(xc, .004f, e * (panelHalfWidth + .012f)), vec(half + .01f, .024f, .016f), .006f);
    roundedBox(mesh, vec(xc + e * (half + .005f), .004f, 0), vec(.014f, .024f, panelHalfWidth + .02f), .006f);
  }
  mesh.material = HINGE;
  for (int q = -1; q <= 1; q++) {
    mesh.place = aimed(vec(x0, .0f, q * .66f - .07f), vec(0, 0, 1), vec(1, 0, 0));
    lathe(mesh, 32, {vec2(0, 0), vec2(.030f, 0), vec2(.030f, .14f), vec2(0, .14f)}, .006f);
    mesh.place = identity();
    roundedBox(mesh, vec(x0, .022f, q * .66f), vec(.075f, .007f, .05f), .005f);
  }
}

void build(Mesh &mesh) {
  mesh.group(0);
  for (int k = 0; k < panels; k++) buildPanel(mesh, firstPanel + k * panelLength);
  mesh.material = BOOM; // yoke between the drive and the first panel
  tube(mesh, vec(-2.2f, 0, 0), vec(.18f, 0, 0), .055f, 40);
  for (int e = -1; e <= 1; e++) tube(mesh, vec(.15f, 0, 0), vec(firstPanel, 0, e * .66f), .026f, 24);
  tube(mesh, vec(.55f, 0, -.30f), vec(.55f, 0, .30f), .018f, 20);
  mesh.material = HINGE;
  mesh.place = aimed(vec(-.12f, 0, 0), vec(1, 0, 0), vec(0, 1, 0));
  lathe(mesh, 64, {vec2(0, 0), vec2(.10f, 0), vec2(.10f, .06f), vec2(.075f, .09f), vec2(.075f, .28f), vec2(0, .30f)}, .01f);
  mesh.place = identity();
  mesh.material = CABLE;
  sweep(mesh, 80, 12, [](float u) { return vec(mix(-1.5f, firstPanel, u), .06f + .02f * sinf(u * 19), .05f + .03f * sinf(u * 7)); }, [](float) { return vec(0, 1, 0); }, circleSection(.010f));
}

// user: root, direction of the boom, roll, swing. The wing turns slowly about its boom, as it does
// to follow the sun, and back: the lamp's glint wanders over the cells.
HD Rigid motion(int, float t) {
  const float *u = params().user;
  Vec3 along = normalize(vec(u[3], u[4], u[5])), side = normalize(cross(along, vec(0, 1, 0)));
  Rigid pose{along, cross(side, along), side, vec(u[0], u[1], u[2])};
  return pose * rotationX(u[6] + u[7] * sinf(2 * PI * t));
}
HD Vec3 grating(const Surface &, Vec3, Vec3) { return vec(0); }

HD Vec2 meetSphere(Vec3 o, Vec3 d, float radius) {
  float b = dot(o, d), c = dot(o, o) - radius * radius, h = b * b - c;
  if (h < 0) return vec2(1e9f, -1e9f);
  h = sqrtf(h);
  return vec2(-b - h, -b + h);
}

// Rayleigh, Mie and ozone, per kilometre at sea level.
struct Air {
  float rayleigh, mie, ozone;
};
HD Air airAt(float height) { return {expf(-height / 8.f), expf(-height / 1.2f), fmaxf(0.f, 1 - fabsf(height - 25) / 15.f)}; }
HD Vec3 rayleighScatter() { return vec(5.8e-3f, 13.5e-3f, 33.1e-3f); }
constexpr float mieScatter = 1.6e-3f;
HD Vec3 ozoneAbsorb() { return vec(.65e-3f, 1.88e-3f, .085e-3f); }
HD Vec3 extinction(const Air &a) { return rayleighScatter() * a.rayleigh + vec(mieScatter * 1.1f * a.mie) + ozoneAbsorb() * a.ozone; }

HD Vec3 sunlightAt(Vec3 p, Vec3 sun, int steps) {
  Vec2 ground = meetSphere(p, sun, earthRadius);
  if (ground.y > 0 && ground.x > 0) return vec(0);
  float step = meetSphere(p, sun, airRadius).y / steps;
  Vec3 depth = vec(0);
  for (int i = 0; i < steps; i++) depth += extinction(airAt(fmaxf(length(p + sun * ((i + .5f) * step)) - earthRadius, 0.f)));
  return expEach(depth * -step);
}

HD float cloudField(Vec3 q, int octaves) {
  Vec3 warp = vec(fractal(q * .0045f, 4), fractal(q * .0045f + vec(31), 4), fractal(q * .0045f + vec(71), 4));
  float cells = fractal(q * .0085f + warp * 1.7f, octaves), systems = fractal(q * .0016f + vec(5, 9, 1) + warp * .35f, 3);
  float wisps = fractal(q * .05f + warp * 3.f, octaves > 6 ? 5 : 2);
  return smoothStep(-.02f, .40f, cells + .75f * systems + .20f * wisps);
}
// The ground passes below. Two fields, a loop's travel apart, cross-fade so that the end meets the start.
HD float cloud(Vec3 q, float t, int octaves) {
  Vec3 travel = vec(-30, 0, 70);
  float w = 1 - smoothStep(0.f, 1.f, t), c = 0;
  if (w > .001f) c += w * cloudField(q + travel * t, octaves);
  if (w < .999f) c += (1 - w) * cloudField(q + travel * (t - 1), octaves);
  return c;
}

HD Vec3 ground(Vec3 p, Vec3 d, Vec3 sun, float t, bool seenByCamera) {
  Vec3 n = normalize(p), q = vec(p.x, p.y - earthRadius, p.z);
  float facing = dot(n, sun), c = cloud(q, t, seenByCamera ? 9 : 4), light = 1;
  if (seenByCamera) { // cloud tops shade what lies behind them, away from the sun
    Vec3 towards = normalize(sun - n * facing);
    float near = cloud(q + towards * 5.f, t, 8), far = cloud(q + towards * 16.f, t, 7);
    light = expf(-fmaxf(0.f, near - c * .8f) * 2.2f - fmaxf(0.f, far - c) * 1.5f) * (.70f + .7f * saturate(.5f + (c - near) * 2.5f));
  }
  Vec3 sunlight = sunlightAt(p + n * 2.f, sun, 8) * 22.f, sea = vec(.006f, .016f, .034f), albedo = mix(sea, vec(.85f), c);
  Vec3 result = albedo * sunlight * (saturate(facing + .012f) * light / PI);
  Vec3 half = normalize(sun - d); // the sun's path on the water
  result += sunlight * (powf(saturate(dot(half, n)), 160.f) * (1 - c) * .8f * saturate(facing * 8));
  result += albedo * vec(.05f, .10f, .20f) * (.35f * smoothStep(-.12f, .10f, facing));
  return result + albedo * vec(.013f, .022f, .037f) * (.35f + .65f * light); // moonlight
}

HD Vec3 stars(Vec3 d) {
  Vec3 a = d * 260.f;
  int x = (int)floorf(a.x), y = (int)floorf(a.y), z = (int)floorf(a.z);
  if (hashUnit(x, y, z) < .9972f) return vec(0);
  float q = length(d - normalize(vec(x + .5f, y + .5f, z + .5f))) * 1500.f;
  return COOLLIGHT * (expf(-q * q * 1.2f) * .35f * powf(hashUnit(y, z, x), 3.f));
}

HD Vec3 surroundings(Vec3 d, float t, int bounce, float u) {
  Vec3 sun = normalize(params().sunDirection), eye = vec(0, earthRadius + altitude, 0), sum = vec(0), through = vec(1);
  Vec2 surfaceAt = meetSphere(eye, d, earthRadius), airAlong = meetSphere(eye, d, airRadius);
  bool meetsGround = surfaceAt.x > 0 && surfaceAt.x < 1e8f;
  if (airAlong.y > airAlong.x && airAlong.y > 0) {
    float from = fmaxf(airAlong.x, 0.f), to = meetsGround ? surfaceAt.x : airAlong.y;
    int steps = bounce == 0 ? 32 : 10;
    float step = (to - from) / steps, mu = dot(d, sun), g = .76f;
    float rayleighPhase = 3.f / (16 * PI) * (1 + mu * mu);
    float miePhase = 3.f / (8 * PI) * (1 - g * g) * (1 + mu * mu) / ((2 + g * g) * powf(1 + g * g - 2 * g * mu, 1.5f));
    for (int i = 0; i < steps; i++) {
      Vec3 p = eye + d * (from + (i + u) * step);
      float height = fmaxf(length(p) - earthRadius, 0.f);
      Air air = airAt(height);
      sum += through * (rayleighScatter() * (air.rayleigh * rayleighPhase) + vec(mieScatter * air.mie * miePhase)) * sunlightAt(p, sun, bounce == 0 ? 8 : 4) * (step * 22.f);
      sum += vec(.10f, .40f, .30f) * (expf(-square(height - 92) / 18.f) * step * 1.6e-5f); // airglow
      through = through * expEach(extinction(air) * -step);
    }
    if (meetsGround) return sum + through * ground(eye + d * surfaceAt.x, d, sun, t - floorf(t), bounce == 0);
  }
  if (bounce == 0) sum += through * stars(d);
  if (bounce == 0) { // the disc, and the aureole that any lens gives it
    float away = 1 - dot(d, sun);
    if (away < 9e-6f) sum += through * vec(260.f, 215.f, 160.f);
    sum += WARMLIGHT * (1.6f * expf(-away * 14000.f) + .22f * expf(-away * 1100.f));
  }
  // A weak fill from the spacecraft itself, so that the wing's shaded side is not a hole.
  if (bounce > 0) sum += COOLLIGHT * (.25f * powf(saturate(dot(d, normalize(vec(-.62f, .30f, .78f)))), 3.f));
  return sum;
}

HD void shadeCell(const Hit &h, Surface &m) {
  float cx = h.uv.x * 14, cy = h.uv.y * 12, fx = fraction(cx), fy = fraction(cy);
  float edge = fminf(fminf(fx, 1 - fx), fminf(fy, 1 - fy)), corner = fminf(fx, 1 - fx) + fminf(fy, 1 - fy);
  int panel = (int)floorf((h.local.x - firstPanel) / panelLength);
  float own = hashUnit((int)floorf(cx) + panel * 31, (int)floorf(cy), 3), other = hashUnit((int)floorf(cy), (int)floorf(cx) + panel * 31, 5);
  bool gap = edge < .018f || corner < .15f;
  m.base = vec(.008f, .013f, .032f) * (.8f + .5f * own);
  m.specular = .10f;
  rough(m, .30f);
  m.coat = 1;
  m.coatRough = .045f + .03f * own;
  float busbar = fminf(fabsf(fx - .33f), fabsf(fx - .67f)), finger = fabsf(fraction(fy * 22) - .5f);
  if (!gap && finger > .44f) m.base = vec(.035f, .045f, .065f);
  if (!gap && busbar < .012f) metallic(m, vec(.55f, .54f, .52f), .3f, .3f);
  if (gap) m.base = vec(.16f, .15f, .135f), m.coat = .2f, m.coatRough = .2f;
  tilt(m, vec(own - .5f, 0, other - .5f) * .012f); // no two cells lie quite flat
}

HD void shade(const Hit &h, Surface &m, float, Vec3) {
  switch (h.material) {
  case CELL: return shadeCell(h, m);
  case BACK: m.base = vec(.03f, .03f, .033f); return rough(m, .4f);
  case FRAME: return metallic(m, vec(.30f, .30f, .31f), .3f, .3f);
  case BOOM: m.base = vec(.55f, .54f, .51f); return rough(m, .45f);
  case HINGE: return metallic(m, vec(.50f, .49f, .47f), .25f, .25f);
  default: m.base = vec(.02f); return rough(m, .4f);
  }
}
