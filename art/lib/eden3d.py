"""The scene kit in one import: `from eden3d import *`.

Clay miniatures in soft daylight for Blender 3.4 and Cycles on the CPU; everything is procedural.
"""
import math
import os
import random
import sys

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from botany import crown, leaf_mesh, pot, put, tufts
from colour import PAL, encode_srgb, lin, neutral_fwd, neutral_inv
from closing import closing_picture, ground_height, lawn_island
from figures import person
from garden import (
    bark,
    bush,
    core,
    flower,
    gold,
    lawn,
    leaf,
    meadow,
    plinth,
    potted,
    rosette,
    seedling,
    soil,
    sprout,
    stem,
    topiary,
    tree,
    wildflower,
    wood,
    young_plant,
)
from group import group
from materials import _mats, _new, ceramic, clay, emit, glass, image_mat, leafmat, metal
from meshes import (
    _finish,
    _link,
    ball,
    bevel,
    chaikin,
    cyl,
    lathe,
    mesh_obj,
    prism,
    rbox,
    rrect,
    rslab,
    text,
    tube,
    uv_panel,
)
from paths import ROOT, TEXTURES
from props import (
    UPRIGHT,
    board_sign,
    book,
    capsule,
    chair,
    check_mark,
    cloth,
    coins,
    cross,
    lying_capsule,
    monitor,
    open_book,
    page_height,
    pages,
    paper,
    phone,
    phone_on_stand,
    podium,
    screen,
    watering_can,
    written_line,
)
from render import args, grade, render
from shop import awning, mini_shop
from studio import area, backdrop, camera, cyclorama, daylight, frame_subject, look, reset, world
from team import TEAM
