// Front of a network switch: two rows of optical ports, duplex plugs, patch cords, status lights.
// x runs along the panel, y up, z towards the camera. Nothing moves but the lights and the camera.
enum { PANEL, CAGE, HOLE, PLUG, CLIP, BOOT, CORD, CORD_AMBER, LIGHT, SCREW, LEVER };
constexpr int portCount = 18;
constexpr float portPitch = .30f, cageHalfX = .118f, cageHalfY = .078f, rowY = .205f;

static float portX(int i) { return (i - 6) * portPitch + (i / 6) * .10f; } // in blocks of six
HD bool isPlugged(int port, int row) { return hashUnit(port, row, 41) < .80f; }
HD bool isAmber(int port, int row) { return hashUnit(port, row, 7) < .24f || (port == 8 && row == 0); }

// A rectangular frame with rounded rim: the nickel cage round a port.
static void buildCage(Mesh &mesh, float x, float y) {
  mesh.material = CAGE;
  float t = .010f, depth = .05f;
  roundedBox(mesh, vec(x, y + cageHalfY, depth * .5f - .25f), vec(cageHalfX + t, t, .25f + depth * .5f), .006f);
  roundedBox(mesh, vec(x, y - cageHalfY, depth * .5f - .25f), vec(cageHalfX + t, t, .25f + depth * .5f), .006f);
  roundedBox(mesh, vec(x + cageHalfX, y, depth * .5f - .25f), vec(t, cageHalfY + t, .25f + depth * .5f), .006f);
  roundedBox(mesh, vec(x - cageHalfX, y, depth * .5f - .25f), vec(t, cageHalfY + t, .25f + depth * .5f), .006f);
  for (int k = -1; k <= 1; k++) // spring fingers
    for (int side = -1; side <= 1; side += 2)
      roundedBox(mesh, vec(x + k * .07f, y + side * (cageHalfY + .012f), .012f), vec(.020f, .006f, .022f), .004f);
  mesh.material = HOLE;
  roundedBox(mesh, vec(x, y, -.42f), vec(cageHalfX, cageHalfY, .02f), .005f);
}

// Plug with two ferrule housings, a latch, and a ribbed boot for each fibre.
static void buildPlug(Mesh &mesh, float x, float y, int port, int row) {
  mesh.material = LEVER;
  roundedBox(mesh, vec(x, y, .06f), vec(.100f, .060f, .13f), .012f); // transceiver nose
  mesh.material = CLIP;
  roundedBox(mesh, vec(x, y + .066f * (row ? 1 : -1), .20f), vec(.085f, .007f, .05f), .005f); // its pull tab
  float lift = y + .004f;
  for (int side = -1; side <= 1; side += 2) {
    float px = x + side * .050f;
    mesh.material = PLUG;
    roundedBox(mesh, vec(px, lift, .24f), vec(.036f, .040f, .11f), .009f);
    mesh.material = CLIP; // latch, sloping up to the rear
    mesh.place = translation(vec(px, lift + .046f, .25f)) * rotationX(-.22f);
    roundedBox(mesh, vec(0, 0, 0), vec(.018f, .006f, .09f), .005f);
    mesh.place = translation(vec(px, lift, .35f));
    mesh.material = BOOT;
    std::vector<Vec2> profile = {vec2(.033f, 0)};
    for (int k = 0; k < 6; k++) {
      float r = .031f - .0022f * k, z = .012f + k * .030f;
      profile.insert(profile.end(), {vec2(r, z), vec2(r, z + .018f), vec2(r - .007f, z + .020f), vec2(r - .007f, z + .028f)});
    }
    profile.push_back(vec2(.014f, .20f));
    lathe(mesh, 32, profile, .003f);
    mesh.place = identity();
  }
  mesh.material = PLUG; // the clip that joins both halves
  roundedBox(mesh, vec(x, lift - .012f, .30f), vec(.088f, .022f, .035f), .008f);
}

// A cord leaves straight, then hangs in an arc towards the cable manager, left or right.
static void buildCord(Mesh &mesh, float x, float y, int port, int row) {
  float way = hashUnit(port, row, 3), reach = .55f + .25f * hashUnit(port, row, 5), drop = 1.5f + .5f * hashUnit(port, row, 9);
  float sideways = (way - .35f) * 1.3f;
  mesh.material = isAmber(port, row) ? CORD_AMBER : CORD;
  for (int side = -1; side <= 1; side += 2) {
    float px = x + side * .050f;
    auto path = [=](float u) {
      float s = fmaxf(u, 0.f) * 1.25f, bend = smoothStep(0.f, 1.1f, s), sway = .05f * sinf(s * 3 + port);
      return vec(px + sideways * bend * bend + side * .012f * bend * sinf(s * 5 + way * 9) + sway * bend,
                 y - drop * powf(s, 2.3f) * .62f, .54f + reach * sinf(fminf(s, 1.25f) * 1.5f) * .75f + side * .012f * sinf(s * 4 + way * 7));
    };
    sweep(mesh, 120, 20, path, [](float) { return vec(1, .1f, 0); }, circleSection(.0165f));
  }
}

static void buildPanel(Mesh &mesh) {
  // The plate is laid in strips round the ports; strips are flush, so no seam shows.
  mesh.material = PANEL;
  float left = portX(0) - 1.2f, right = portX(portCount - 1) + 1.4f, mid = (left + right) * .5f, half = (right - left) * .5f;
  float gap = rowY - cageHalfY - .012f, outer = rowY + cageHalfY + .012f;
  roundedBox(mesh, vec(mid, 0, -.05f), vec(half, gap, .05f), .003f);
  for (int side = -1; side <= 1; side += 2) {
    roundedBox(mesh, vec(mid, side * (outer + .16f), -.05f), vec(half, .16f, .05f), .003f);
    for (int i = -1; i < portCount; i++) {
      float from = i < 0 ? left : portX(i) + cageHalfX + .012f, to = i + 1 == portCount ? right : portX(i + 1) - cageHalfX - .012f;
      roundedBox(mesh, vec((from + to) * .5f, side * rowY, -.05f), vec((to - from) * .5f, cageHalfY + .013f, .0499f), .003f);
    }
  }
  for (int unit = -1; unit <= 1; unit += 2) { // neighbours above and below in the rack
    float y = unit * (outer + .32f + .42f);
    roundedBox(mesh, vec(mid, y, -.08f), vec(half, .40f, .06f), .012f);
    mesh.material = HOLE;
    for (int k = 0; k < 130; k++)
      for (int j = 0; j < 9; j++) {
        float hx = left + .9f + k * .046f + (j % 2) * .023f, hy = y - .20f + j * .05f;
        mesh.place = aimed(vec(hx, hy, -.0195f), vec(0, 0, 1), vec(1, 0, 0));
        prism(mesh, regularPolygon(6, .019f), -.01f, .0005f, .0002f);
      }
    mesh.place = identity();
    mesh.material = PANEL;
  }
  mesh.material = SCREW;
  for (int k = 0; k < 7; k++)
    for (int side = -1; side <= 1; side += 2) {
      mesh.place = translation(vec(portX(0) - .5f + k * 1.02f, side * (outer + .24f), 0));
      lathe(mesh, 32, {vec2(.030f, 0), vec2(.030f, .010f), vec2(.012f, .016f), vec2(.012f, .006f), vec2(0, .006f)}, .003f);
    }
  mesh.place = identity();
}

static void buildLights(Mesh &mesh) {
  mesh.material = LIGHT;
  for (int i = 0; i < portCount; i++)
    for (int row = 0; row < 2; row++)
      for (int k = -1; k <= 1; k += 2)
        roundedBox(mesh, vec(portX(i) + k * .055f, (row ? 1 : -1) * .060f, .001f), vec(.013f, .013f, .008f), .006f);
}

void build(Mesh &mesh) {
  mesh.group(0);
  buildPanel(mesh);
  buildLights(mesh);
  for (int i = 0; i < portCount; i++)
    for (int row = 0; row < 2; row++) {
      float y = row ? rowY : -rowY;
      buildCage(mesh, portX(i), y);
      if (!isPlugged(i, row)) continue;
      buildPlug(mesh, portX(i), y, i, row);
      buildCord(mesh, portX(i), y, i, row);
    }
}

HD Rigid motion(int, float) { return identity(); }
HD Vec3 grating(const Surface &, Vec3, Vec3) { return vec(0); }
HD Vec3 surroundings(Vec3 d, float, int bounce, float) {
  Vec3 sky = vec(.003f, .0045f, .007f) * (.3f + smoothStep(-.2f, 1.f, d.y));
  return bounce == 0 ? sky * .2f : sky;
}

// Link lights glow steadily; activity lights breathe, each at its own whole number of beats a loop.
HD Vec3 lightColour(Vec3 p, float t) {
  int port = (int)floorf(p.x / .055f + 200), row = p.y > 0;
  float own = hashUnit(port, row, 17);
  if (own < .22f) return vec(0);
  float beats = 2 + floorf(5 * hashUnit(port, row, 23)), phase = hashUnit(port, row, 29);
  float pulse = port % 2 ? .6f + .4f * cosf(2 * PI * t) : powf(.5f + .5f * sinf(2 * PI * (beats * t + phase)), 2.f);
  Vec3 colour = own > .62f ? AMBER * vec(1.1f, .8f, .45f) : COOLLIGHT * vec(.6f, .85f, 1.f);
  return colour * (.4f + 6.f * pulse);
}

HD void shade(const Hit &h, Surface &m, float t, Vec3) {
  Vec3 p = h.local;
  float grain = noise(p * 170.f) * .6f + noise(p * 420.f) * .4f;
  switch (h.material) {
  case PANEL: // powder coat: orange-peel bump under a satin sheen
    m.base = vec(.030f, .034f, .040f);
    rough(m, .34f);
    return tilt(m, noise3(p * 150.f) * .05f);
  case CAGE: return metallic(m, vec(.60f, .585f, .555f) * (1 + .05f * grain), .20f, .20f);
  case HOLE: m.base = vec(.002f); m.specular = .01f; return rough(m, .6f);
  case PLUG: m.base = vec(.17f, .185f, .205f); return rough(m, .30f);
  case CLIP: m.base = vec(.11f, .12f, .135f); return rough(m, .28f);
  case LEVER: return metallic(m, vec(.52f, .52f, .525f), .24f, .24f);
  case BOOT: m.base = vec(.030f, .033f, .038f); return rough(m, .42f);
  case CORD: m.base = vec(.050f, .058f, .070f); m.coat = .3f; m.coatRough = .25f; return rough(m, .42f);
  case CORD_AMBER: m.base = AMBER * vec(.72f, .55f, .32f); m.coat = .35f; m.coatRough = .22f; return rough(m, .40f);
  case LIGHT: m.base = vec(.03f); m.coat = .5f; m.emit = lightColour(p, t); return rough(m, .3f);
  case SCREW: return metallic(m, vec(.50f, .50f, .51f), .22f, .22f);
  default: m.base = vec(.5f); return;
  }
}
