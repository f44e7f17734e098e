"""Moves, turns and scales whatever was built inside it as one piece."""
from contextlib import contextmanager

import bpy


@contextmanager
def group(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    before = set(bpy.data.objects)
    parent = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(parent)
    yield parent
    for o in bpy.data.objects:
        if o not in before and o != parent and o.parent is None:
            o.parent = parent
    parent.location, parent.rotation_euler = loc, rot
    parent.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
