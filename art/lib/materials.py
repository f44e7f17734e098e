"""Materials of the miniature world: clay, ceramic, metal, leaf, glass, light and printed texture."""
import bpy

from colour import lin


_mats = {}


def _new(key):
    m = bpy.data.materials.new(key)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    _mats[key] = m
    nt = m.node_tree
    out = nt.nodes.new("ShaderNodeOutputMaterial")
    return m, nt, out


def clay(hex_, rough=0.62, bump=0.12, scale=55.0, spec=0.32, sheen=0.0, coat=0.0, vary=0.0):
    """Matte modelling-clay plastic with a fine surface grain."""
    key = f"clay{hex_}{rough}{bump}{scale}{spec}{sheen}{coat}{vary}"
    if key in _mats:
        return _mats[key]
    m, nt, out = _new(key)
    p = nt.nodes.new("ShaderNodeBsdfPrincipled")
    p.inputs["Base Color"].default_value = lin(hex_)
    p.inputs["Roughness"].default_value = rough
    p.inputs["Specular"].default_value = spec
    p.inputs["Sheen"].default_value = sheen
    p.inputs["Clearcoat"].default_value = coat
    p.inputs["Clearcoat Roughness"].default_value = 0.12
    if vary:
        oi = nt.nodes.new("ShaderNodeObjectInfo")
        hs = nt.nodes.new("ShaderNodeHueSaturation")
        mr = nt.nodes.new("ShaderNodeMapRange")
        mr.inputs["To Min"].default_value = 1 - vary
        mr.inputs["To Max"].default_value = 1 + vary
        hs.inputs["Color"].default_value = lin(hex_)
        nt.links.new(oi.outputs["Random"], mr.inputs["Value"])
        nt.links.new(mr.outputs["Result"], hs.inputs["Value"])
        nt.links.new(hs.outputs["Color"], p.inputs["Base Color"])
    if bump:
        tc = nt.nodes.new("ShaderNodeTexCoord")
        n = nt.nodes.new("ShaderNodeTexNoise")
        b = nt.nodes.new("ShaderNodeBump")
        n.inputs["Scale"].default_value = scale
        n.inputs["Detail"].default_value = 3
        b.inputs["Strength"].default_value = bump
        b.inputs["Distance"].default_value = 0.012
        nt.links.new(tc.outputs["Object"], n.inputs["Vector"])
        nt.links.new(n.outputs["Fac"], b.inputs["Height"])
        nt.links.new(b.outputs["Normal"], p.inputs["Normal"])
    nt.links.new(p.outputs["BSDF"], out.inputs["Surface"])
    return m


def ceramic(hex_, rough=0.28):
    return clay(hex_, rough=rough, bump=0.03, spec=0.45, coat=0.25)


def metal(hex_="#E6C682", rough=0.30):
    key = f"metal{hex_}{rough}"
    if key in _mats:
        return _mats[key]
    m, nt, out = _new(key)
    p = nt.nodes.new("ShaderNodeBsdfPrincipled")
    p.inputs["Base Color"].default_value = lin(hex_)
    p.inputs["Metallic"].default_value = 1
    p.inputs["Roughness"].default_value = rough
    nt.links.new(p.outputs["BSDF"], out.inputs["Surface"])
    return m


def leafmat(a="#3F7C4E", b="#8DB668", transl=0.22, rough=0.48):
    """Leaf: per-instance colour variation (Object Info > Random) + some translucency."""
    key = f"leaf{a}{b}{transl}{rough}"
    if key in _mats:
        return _mats[key]
    m, nt, out = _new(key)
    oi = nt.nodes.new("ShaderNodeObjectInfo")
    cr = nt.nodes.new("ShaderNodeValToRGB")
    cr.color_ramp.elements[0].color = lin(a)
    cr.color_ramp.elements[1].color = lin(b)
    nt.links.new(oi.outputs["Random"], cr.inputs["Fac"])
    p = nt.nodes.new("ShaderNodeBsdfPrincipled")
    p.inputs["Roughness"].default_value = rough
    p.inputs["Specular"].default_value = 0.35
    t = nt.nodes.new("ShaderNodeBsdfTranslucent")
    mx = nt.nodes.new("ShaderNodeMixShader")
    mx.inputs[0].default_value = transl
    nt.links.new(cr.outputs["Color"], p.inputs["Base Color"])
    nt.links.new(cr.outputs["Color"], t.inputs["Color"])
    nt.links.new(p.outputs["BSDF"], mx.inputs[1])
    nt.links.new(t.outputs["BSDF"], mx.inputs[2])
    nt.links.new(mx.outputs["Shader"], out.inputs["Surface"])
    return m


def glass(tint="#FFFFFF", refl=0.9):
    """Thin architectural glass: transparent + fresnel gloss, no refraction -> no caustic noise."""
    key = "glass" + tint + str(refl)
    if key in _mats:
        return _mats[key]
    m, nt, out = _new(key)
    t = nt.nodes.new("ShaderNodeBsdfTransparent")
    t.inputs["Color"].default_value = lin(tint)
    g = nt.nodes.new("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = 0.03
    # Only the side towards the camera mirrors: the inside of a bulb would mirror itself, which is all noise.
    facing = nt.nodes.new("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.25
    side = nt.nodes.new("ShaderNodeNewGeometry")
    front = nt.nodes.new("ShaderNodeMath")
    front.operation = "SUBTRACT"
    front.inputs[0].default_value = refl
    mul = nt.nodes.new("ShaderNodeMath")
    mul.operation = "MULTIPLY"
    mul.use_clamp = True
    mx = nt.nodes.new("ShaderNodeMixShader")
    nt.links.new(side.outputs["Backfacing"], front.inputs[1])
    nt.links.new(facing.outputs["Facing"], mul.inputs[0])
    nt.links.new(front.outputs[0], mul.inputs[1])
    nt.links.new(mul.outputs[0], mx.inputs[0])
    nt.links.new(t.outputs[0], mx.inputs[1])
    nt.links.new(g.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], out.inputs["Surface"])
    return m


def emit(hex_, strength=1.0):
    key = f"emit{hex_}{strength}"
    if key in _mats:
        return _mats[key]
    m, nt, out = _new(key)
    e = nt.nodes.new("ShaderNodeEmission")
    e.inputs["Color"].default_value = lin(hex_)
    e.inputs["Strength"].default_value = strength
    nt.links.new(e.outputs[0], out.inputs["Surface"])
    return m


def image_mat(path, emission=0.0, rough=0.5, spec=0.3, metal_mask=None, bump_mask=None, bump=0.0, weave=0.0, coat=0.0):
    """UV-mapped texture; optional metallic mask (gold foil) and cloth weave bump."""
    m, nt, out = _new("img" + path + str(emission))
    img = nt.nodes.new("ShaderNodeTexImage")
    img.image = bpy.data.images.load(path)
    img.interpolation = "Cubic"
    p = nt.nodes.new("ShaderNodeBsdfPrincipled")
    p.inputs["Roughness"].default_value = rough
    p.inputs["Specular"].default_value = spec
    p.inputs["Clearcoat"].default_value = coat
    p.inputs["Clearcoat Roughness"].default_value = 0.04
    if emission:
        p.inputs["Base Color"].default_value = (0, 0, 0, 1)
        nt.links.new(img.outputs["Color"], p.inputs["Emission"])
        p.inputs["Emission Strength"].default_value = emission
    else:
        nt.links.new(img.outputs["Color"], p.inputs["Base Color"])
    last = None
    if weave:
        tc = nt.nodes.new("ShaderNodeTexCoord")
        n = nt.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = 420
        mp = nt.nodes.new("ShaderNodeMapping")
        mp.inputs["Scale"].default_value = (1, 1, 0.25)
        b = nt.nodes.new("ShaderNodeBump")
        b.inputs["Strength"].default_value = weave
        b.inputs["Distance"].default_value = 0.004
        nt.links.new(tc.outputs["Object"], mp.inputs[0])
        nt.links.new(mp.outputs[0], n.inputs["Vector"])
        nt.links.new(n.outputs["Fac"], b.inputs["Height"])
        last = b
    if metal_mask:
        mi = nt.nodes.new("ShaderNodeTexImage")
        mi.image = bpy.data.images.load(metal_mask)
        mi.image.colorspace_settings.name = "Non-Color"
        nt.links.new(mi.outputs["Color"], p.inputs["Metallic"])
        mr = nt.nodes.new("ShaderNodeMapRange")
        mr.inputs["To Min"].default_value = rough
        mr.inputs["To Max"].default_value = 0.30
        nt.links.new(mi.outputs["Color"], mr.inputs["Value"])
        nt.links.new(mr.outputs[0], p.inputs["Roughness"])
        b2 = nt.nodes.new("ShaderNodeBump")
        b2.invert = True
        b2.inputs["Strength"].default_value = 0.6
        b2.inputs["Distance"].default_value = 0.01
        nt.links.new(mi.outputs["Color"], b2.inputs["Height"])
        if last:
            nt.links.new(last.outputs["Normal"], b2.inputs["Normal"])
        last = b2
    if last:
        nt.links.new(last.outputs["Normal"], p.inputs["Normal"])
    nt.links.new(p.outputs["BSDF"], out.inputs["Surface"])
    return m
