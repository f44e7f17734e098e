"""Intel Open Image Denoise (U-Net, rt_hdr_alb_nrm) re-implemented in PyTorch.

Debian's Blender is built without OIDN, so we run the public OIDN weights
(Apache-2.0, see tools/README.md) ourselves.
"""
import struct

import numpy as np
import OpenImageIO as oiio
import torch
import torch.nn.functional as F

# HDR transfer function constants (OIDN "PU" curve)
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E_, F_, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def pu_fwd(y):
    return torch.where(
        y <= Y0, A * y, torch.where(y <= Y1, B * y.clamp(min=1e-12) ** C + D, E_ * torch.log(y + F_) + G)
    )


def pu_inv(x):
    return torch.where(
        x <= X0, x / A, torch.where(x <= X1, ((x - D).clamp(min=1e-12) / B) ** (1 / C), torch.exp((x - G) / E_) - F_)
    )


def load_tza(path):
    b = open(path, "rb").read()
    magic, _maj, _min, off = struct.unpack_from("<HBBQ", b, 0)
    assert magic == 0x41D7, "not a TZA file"
    (n,) = struct.unpack_from("<I", b, off)
    off += 4
    out = {}
    for _ in range(n):
        (ln,) = struct.unpack_from("<H", b, off)
        off += 2
        name = b[off : off + ln].decode()
        off += ln
        nd = b[off]
        off += 1
        dims = struct.unpack_from("<%dI" % nd, b, off)
        off += 4 * nd
        off += nd  # layout string, e.g. "oihw"
        dt = chr(b[off])
        off += 1
        (pos,) = struct.unpack_from("<Q", b, off)
        off += 8
        a = np.frombuffer(b, np.float16 if dt == "h" else np.float32, int(np.prod(dims)), pos)
        out[name] = torch.from_numpy(a.astype(np.float32).reshape(dims).copy())
    return out


class OIDN:
    def __init__(self, tza):
        self.w = load_tza(tza)

    def conv(self, x, n, relu=True):
        y = F.conv2d(x, self.w[n + ".weight"], self.w[n + ".bias"], padding=1)
        return F.relu_(y) if relu else y

    def net(self, x):
        c, pool, up = (
            self.conv,
            lambda t: F.max_pool2d(t, 2),
            lambda t: F.interpolate(t, scale_factor=2, mode="nearest"),
        )
        p1 = pool(c(c(x, "enc_conv0"), "enc_conv1"))
        p2 = pool(c(p1, "enc_conv2"))
        p3 = pool(c(p2, "enc_conv3"))
        p4 = pool(c(p3, "enc_conv4"))
        y = c(c(p4, "enc_conv5a"), "enc_conv5b")
        for skip, l in ((p3, "4"), (p2, "3"), (p1, "2"), (x, "1")):
            y = torch.cat((up(y), skip), 1)
            y = c(c(y, f"dec_conv{l}a"), f"dec_conv{l}b")
        return c(y, "dec_conv0", relu=False)

    @torch.no_grad()
    def __call__(self, color, albedo, normal, threads=2):
        torch.set_num_threads(threads)
        h, w = color.shape[:2]

        def t(a):
            return torch.from_numpy(np.ascontiguousarray(a.transpose(2, 0, 1))).float()[None]

        col, alb, nrm = t(color).clamp(min=0), t(albedo).clamp(0, 1), t(normal).clamp(-1, 1) * 0.5 + 0.5
        lum = (col * torch.tensor([0.212671, 0.715160, 0.072169]).view(1, 3, 1, 1)).sum(1)
        scale = float(0.18 / torch.exp(torch.log(lum.clamp(min=1e-8)).mean()))
        norm = float(1 / pu_fwd(torch.tensor(65504.0)))
        x = torch.cat((pu_fwd(col * scale) * norm, alb, nrm), 1)
        x = F.pad(x, (0, -w % 16, 0, -h % 16), mode="reflect")
        y = self.net(x)[:, :, :h, :w]
        y = pu_inv(y.clamp(min=0) / norm) / scale
        return y[0].numpy().transpose(1, 2, 0)


def read_multilayer(path):
    i = oiio.ImageInput.open(path)
    sp = i.spec()
    px = i.read_image("float")
    i.close()
    px = np.asarray(px).reshape(sp.height, sp.width, sp.nchannels)
    ix = {n: k for k, n in enumerate(sp.channelnames)}

    def grab(p, chans):
        return px[..., [next(ix[n] for n in ix if n.endswith(f"{p}.{c}")) for c in chans]]

    alpha = grab("Combined", "A")
    return grab("Combined", "RGB"), alpha, grab("Denoising Albedo", "RGB"), grab("Denoising Normal", "XYZ")
