"""Objects the scenes share. Each stands at the origin, front towards -Y: wrap it in `group` to place it."""
import math

from colour import lin
from garden import gold, wood
from group import group
from materials import _mats, _new, ceramic, clay, image_mat
from meshes import ball, cyl, lathe, prism, rbox, rslab, text, tube, uv_panel
from paths import TEXTURES

UPRIGHT = (math.pi / 2, 0, 0)


def screen(texture, glow=1.0):
    return image_mat(f"{TEXTURES}/{texture}.png", emission=glow, rough=0.12, spec=0.12)


def phone(texture, glow=1.0, body="#173B2D", w=1.56, h=3.18, t=0.17, c=0.265):
    """Centred on the origin, so that it can lean."""
    case = clay(body, rough=0.30, bump=0, spec=0.5)
    rslab(w, h, t, (0, t / 2, 0), case, corner=c, r=0.05, rot=UPRIGHT, seg=6)
    bezel = clay("#0A1410", rough=0.15, bump=0, spec=0.5)
    rslab(w - 0.05, h - 0.05, 0.012, (0, -t / 2 + 0.004, 0), bezel, corner=c - 0.02, r=0.005, rot=UPRIGHT)
    uv_panel(w - 0.13, h - 0.13, c - 0.055, (0, -t / 2 - 0.0105, 0), screen(texture, glow))
    for z, length in ((0.62, 0.36), (0.15, 0.22), (-0.14, 0.22)):
        rbox((0.03, 0.05, length), ((w / 2 + 0.004) * (1 if z > 0.5 else -1), 0, z), case, r=0.012)


def phone_on_stand(texture, body="#173B2D"):
    """Leaning back in a wooden stand, 3.3 high."""
    lean = math.radians(-11)
    rslab(1.9, 1.2, 0.16, (0, 0.1, 0), wood(), corner=0.28, r=0.05)
    rbox((1.5, 0.14, 0.22), (0, -0.36, 0.10), wood(), r=0.05)
    rbox((0.9, 0.14, 1.9), (0, 0.32, 0.10), wood(), r=0.06, rot=(lean, 0, 0))
    with group((0, -0.05, 0.16), (lean, 0, 0)):
        with group((0, 0, 1.59)):
            phone(texture, body=body)


def monitor(texture, w=3.2, h=2.0, glow=1.0, body="#F6F1E7"):
    """Desk screen on a foot; its lower edge stands 0.55 above the table."""
    case = clay(body, rough=0.45, bump=0.02)
    lift = 0.55
    rslab(w + 0.2, h + 0.2, 0.12, (0, 0.12, lift + h / 2 + 0.1), case, corner=0.16, r=0.045, rot=UPRIGHT)
    uv_panel(w, h, 0.09, (0, -0.003, lift + h / 2 + 0.1), screen(texture, glow))
    rbox((0.34, 0.10, lift + 0.5), (0, 0.18, 0.02), case, r=0.04)
    rslab(1.2, 0.62, 0.06, (0, 0.2, 0), case, corner=0.22, r=0.025)


def pages():
    """Paper block: fine horizontal leaves."""
    if "pages" in _mats:
        return _mats["pages"]
    m, nt, out = _new("pages")
    p = nt.nodes.new("ShaderNodeBsdfPrincipled")
    p.inputs["Base Color"].default_value = lin("#F4E8CF")
    p.inputs["Roughness"].default_value = 0.85
    place = nt.nodes.new("ShaderNodeMapping")
    place.inputs["Scale"].default_value = (1, 90, 1)
    noise = nt.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.5
    bump = nt.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.55
    bump.inputs["Distance"].default_value = 0.01
    nt.links.new(nt.nodes.new("ShaderNodeTexCoord").outputs["Object"], place.inputs[0])
    nt.links.new(place.outputs[0], noise.inputs["Vector"])
    nt.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    nt.links.new(bump.outputs["Normal"], p.inputs["Normal"])
    nt.links.new(p.outputs[0], out.inputs[0])
    return m


def cloth(colour):
    return clay(colour, rough=0.74, bump=0.25, scale=260, spec=0.25, sheen=0.1)


def book(mat, front=None, w=1.6, h=2.4, t=0.36, board=0.045, spine=None):
    """Standing: spine on -X, front cover towards -Y."""
    for side in (-1, 1):
        rbox((w, board, h), (0, side * (t / 2 - board / 2), 0), mat, r=0.014)
    rbox((w - 0.10, t - 2 * board + 0.004, h - 0.10), (-0.03, 0, 0.05), pages(), r=0.006)
    arc = [(-0.075 * math.sin(math.pi * k / 20), -t / 2 * math.cos(math.pi * k / 20)) for k in range(1, 20)]
    outline = [(0, -t / 2)] + arc + [(0, t / 2), (0.03, t / 2 - 0.02), (0.03, -t / 2 + 0.02)]
    prism(list(reversed(outline)), h, (-w / 2 + 0.012, 0, 0), mat, r=0.010)
    if front:
        uv_panel(w - 0.03, h - 0.03, 0.012, (0, -t / 2 - 0.0012, h / 2), front)
    if spine:
        foil = clay("#DDB566", rough=0.35, bump=0, spec=0.6, coat=0.4)
        turned = (math.pi / 2, math.pi / 2, -math.pi / 2)
        text(spine, 0.13, (-w / 2 - 0.066, 0, h * 0.54), foil, depth=0.003, bev=0.0, rot=turned)


def open_book(mat, w=1.5, d=2.0):
    """Lying open, the pages in two soft swells."""
    rbox((2 * w + 0.12, d + 0.12, 0.05), (0, 0, 0), mat, r=0.02)
    for side in (-1, 1):
        swell = [(0, 0), (0.02, 0.10)]
        swell += [(w * k / 14, page_height(w * k / 14, w)) for k in range(1, 14)]
        swell += [(w, 0.12), (w, 0)]
        outline = [(side * x, z) for x, z in swell]
        prism(outline if side < 0 else list(reversed(outline)), d, (0, d / 2, 0.05), paper(), r=0.012, rot=UPRIGHT)


def page_height(x, w=1.5):
    """Of an open book's page, so far from the fold, above its cover's top."""
    return 0.10 + 0.20 * math.sin(math.pi * min(1, x / w * 0.93 + 0.05))


def written_line(side, y, start, end, mat, w=1.5):
    """A line of writing that follows the page of an open book."""
    steps = [start + (end - start) * k / 8 for k in range(9)]
    tube([(side * x, y, 0.05 + page_height(x, w)) for x in steps], 0.014, mat)


def paper():
    return clay("#FFFDF8", rough=0.85, bump=0.02)


def capsule(one, other, r=0.15, length=0.26):
    half = [(r * math.sin(k / 10 * math.pi / 2), length + r * math.cos(k / 10 * math.pi / 2)) for k in range(11)]
    for colour, turn in ((one, 0), (other, math.pi)):
        lathe(half + [(r, 0)], (0, 0, 0), ceramic(colour, 0.22), seg=48, smooth_it=0, rot=(turn, 0, 0))


def lying_capsule(one, other, loc, turn=0.0, r=0.15, length=0.26):
    """On its side; `loc` is the point of the ground below its middle."""
    with group((loc[0], loc[1], loc[2] + r), (0, math.pi / 2, turn)):
        capsule(one, other, r, length)


def cross(size, mat, loc=(0, 0, 0), depth=0.10, rot=UPRIGHT):
    w, s = 0.34 * size / 2, size / 2
    corner = [
        (-w, -s),
        (w, -s),
        (w, -w),
        (s, -w),
        (s, w),
        (w, w),
        (w, s),
        (-w, s),
        (-w, w),
        (-s, w),
        (-s, -w),
        (-w, -w),
    ]
    return prism(corner, depth, loc, mat, r=min(0.045, depth * 0.4), rot=rot)


def coins(rnd, count, r=0.26):
    for k in range(count):
        cyl(r, 0.085, (rnd.uniform(-0.02, 0.02), rnd.uniform(-0.02, 0.02), k * 0.088), gold(), bev=0.025)


def podium(r, h=0.30, mat=None, loc=(0, 0, 0)):
    return cyl(r, h, loc, mat or clay("#F3EEE5", rough=0.75, bump=0.05), 0.05, seg=128)


def watering_can(colour="#2F7A57"):
    """Spout to the right, handle to the left."""
    enamel = ceramic(colour, 0.3)
    body = [
        (0, 0),
        (0.40, 0),
        (0.46, 0.03),
        (0.44, 0.40),
        (0.36, 0.66),
        (0.34, 0.70),
        (0.30, 0.70),
        (0.30, 0.62),
        (0, 0.6),
    ]
    lathe(body, (0, 0, 0), enamel)
    tube([(0.36, 0, 0.16), (0.62, 0, 0.34), (0.86, 0, 0.72)], [0.11, 0.085, 0.065], enamel)
    rose = [(0, 0.0), (0.07, 0.0), (0.17, 0.13), (0.17, 0.17), (0, 0.19)]
    lathe(rose, (0.83, 0, 0.68), enamel, rot=(0, 0.72, 0), seg=40)
    tube([(-0.30, 0, 0.62), (-0.66, 0, 0.66), (-0.72, 0, 0.34), (-0.42, 0, 0.14)], 0.045, enamel)
    tube([(-0.2, 0, 0.68), (-0.06, 0, 0.98), (0.14, 0, 0.98), (0.26, 0, 0.68)], 0.04, enamel)
    lathe([(0.462, 0.0), (0.475, 0.03), (0.462, 0.06)], (0, 0, 0.06), gold(), smooth_it=1)


def chair(colour="#2F7A57"):
    """Seat at 0.42, back towards +Y."""
    seat = clay(colour, rough=0.6, bump=0.05)
    rslab(0.52, 0.50, 0.09, (0, 0, 0.40), seat, corner=0.16, r=0.04)
    rslab(0.52, 0.40, 0.07, (0, 0.27, 0.76), seat, corner=0.16, r=0.03, rot=(math.pi / 2 - 0.12, 0, 0))
    for x in (-0.19, 0.19):
        tube([(x, -0.18, 0.42), (x * 1.12, -0.22, 0)], 0.028, wood())
        tube([(x, 0.18, 0.42), (x * 1.12, 0.24, 0)], 0.028, wood())
        tube([(x, 0.22, 0.42), (x, 0.27, 0.8)], 0.024, wood())


def board_sign(words, w, h, colour="#1E4D3A", letters="#F0CB78", size=0.3, font="fraunces-600"):
    """Flat sign with raised lettering, centred on the origin."""
    rslab(w, h, 0.07, (0, 0.035, 0), clay(colour, rough=0.5, bump=0.03), corner=min(w, h) * 0.24, r=0.02, rot=UPRIGHT)
    text(words, size, (0, -0.038, size * 0.09), clay(letters, rough=0.4, bump=0), font=font, depth=0.006, bev=0.002)


def check_mark(size, mat, loc=(0, 0, 0)):
    x, y, z = loc
    path = [(x - 0.5 * size, y, z), (x - 0.12 * size, y, z - 0.36 * size), (x + 0.55 * size, y, z + 0.42 * size)]
    for start, end in zip(path, path[1:]):
        tube([start, end], size * 0.12, mat)
    for end in path:
        ball(size * 0.12, end, mat, sub=3)
