"""Render with Cycles, denoise, grade: leaves out/png/<name>.png."""
import os
import sys
import time

import bpy
import numpy as np
import OpenImageIO as oiio

import oidn_torch
from colour import encode_srgb, neutral_fwd
from paths import ROOT


def render(a, exposure=0.0, transparent=False, bounces=6):
    transparent = transparent or "alpha=1" in sys.argv
    configure(a, transparent, bounces)
    raw = f"{ROOT}/out/exr/{a['name']}.raw.exr"
    bpy.context.scene.render.filepath = raw
    started = time.time()
    bpy.ops.render.render(write_still=True)
    rendered = time.time()
    rgb, alpha, albedo, normal = oidn_torch.read_multilayer(raw)
    clean = oidn_torch.OIDN(f"{ROOT}/tools/weights/rt_hdr_alb_nrm.tza")(rgb, albedo, normal)
    if not transparent:
        clean = keep_page_colour(rgb, clean)
    os.remove(raw)
    os.makedirs(f"{ROOT}/out/png", exist_ok=True)
    grade(clean, alpha, f"{ROOT}/out/png/{a['name']}.png", float(a.get("exposure", exposure)), transparent)
    print(
        f"EDEN {a['name']} {a['w']}x{a['h']} spp={a['spp']} objects={len(bpy.data.objects)}"
        f" render={rendered - started:.0f}s denoise={time.time() - rendered:.0f}s"
    )


def args():
    """Reads key=value after `--`: w, h, spp, name, bg, alpha, exposure and whatever the scene asks for."""
    a = dict(w="1600", h="1000", spp="48", name="test")
    if "--" in sys.argv:
        a.update(kv.split("=", 1) for kv in sys.argv[sys.argv.index("--") + 1 :])
    return a


def configure(a, transparent, bounces):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples = int(a["spp"])
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.012
    c.adaptive_min_samples = 12
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = 3
    c.glossy_bounces = 3
    c.transmission_bounces = 4
    c.transparent_max_bounces = 8
    c.sample_clamp_indirect = 6
    c.blur_glossy = 1.0
    c.caustics_reflective = c.caustics_refractive = False
    c.filter_width = 1.3
    s.render.resolution_x, s.render.resolution_y = int(a["w"]), int(a["h"])
    s.render.resolution_percentage = 100
    s.render.film_transparent = transparent
    s.render.threads_mode = "FIXED"
    s.render.threads = 2
    s.render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    s.render.image_settings.color_depth = "32"
    bpy.context.view_layer.cycles.denoising_store_passes = True


def keep_page_colour(rgb, clean):
    """The denoiser shifts flat areas by a level or two, which would show as an edge on the page."""
    return np.where(page_coloured(rgb), rgb, clean)


def page_coloured(rgb):
    """Where the picture has the colour of its corner. Dither there would come out of the encoder as stripes."""
    return np.all(np.abs(rgb - rgb[0, 0]) < 0.002, axis=-1, keepdims=True)


def grade(rgb, alpha, png, exposure=0.0, transparent=False):
    """Tone curve, sRGB and half a level of dither, so that the backdrop does not band where it fades into the page."""
    cover = np.clip(alpha, 1e-4, 1) if transparent else 1.0
    colour = encode_srgb(neutral_fwd(rgb / cover * 2**exposure)) * 255
    if transparent:
        colour = bleed(colour, alpha)
    colour += np.random.default_rng(1).uniform(-0.5, 0.5, colour.shape) * ~page_coloured(rgb)
    pixels = np.concatenate((colour, np.clip(alpha, 0, 1) * 255), 2) if transparent else colour
    pixels = np.clip(np.round(pixels), 0, 255).astype(np.uint8)
    image = oiio.ImageOutput.create(png)
    image.open(png, oiio.ImageSpec(pixels.shape[1], pixels.shape[0], pixels.shape[2], "uint8"))
    image.write_image(np.ascontiguousarray(pixels))
    image.close()


NEIGHBOURS = [(y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if (y, x) != (0, 0)]


def bleed(colour, alpha, rounds=4):
    """A cut-out's outline takes the colour of what lies inside it: the denoiser blurs it into the empty ground."""
    covered = alpha > 0.96
    solid = np.logical_and.reduce([np.roll(covered, to, (0, 1)) for to in NEIGHBOURS] + [covered])
    for _ in range(rounds):
        near = [np.roll(solid, to, (0, 1)) for to in NEIGHBOURS]
        total = sum(np.roll(colour, to, (0, 1)) * there for to, there in zip(NEIGHBOURS, near))
        count = sum(there.astype(int) for there in near)
        grown = ~solid & (count > 0)
        colour = np.where(grown, total / np.maximum(count, 1), colour)
        solid |= grown
    return colour
