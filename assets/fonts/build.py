#!/usr/bin/env python3
"""Makes the fonts of this folder from their upstream files; README.md says where those come from.

    python3 -m venv env && env/bin/pip install fonttools==4.68.0 brotli
    env/bin/python build.py INTER_DIR DEJAVU_FILE [OUT_DIR]

INTER_DIR holds Inter-Regular.woff2 and Inter-Bold.woff2 (npm package inter-ui 3.19.3, folder `Inter (web)`);
DEJAVU_FILE is DejaVuSans.ttf (Debian package fonts-dejavu-core).

What is done to each font, in this order:
1. Inter only: the digits 0-9 are mapped to their `tnum` glyphs, so that figures are tabular without any
   OpenType feature and all of one width, and text taken out of a PDF still gives plain digits.
2. The characters listed below are kept, all others go; so do hinting and every layout table (GSUB, GPOS, GDEF, kern):
   kerning and ligatures are off on all papers, hence a width is the plain sum of the advances.
3. Two characters never share a glyph: the second gets a copy, so that a glyph tells its character (ToUnicode in PDFs).
4. The em becomes 1000 units, the unit in which PDF writes widths: layout, paper and preview agree to the last unit.
"""

import copy
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

# Latin with every accent (Latin-1, Extended-A, -B, Additional with Vietnamese), spacing and combining marks,
# Greek, Cyrillic, punctuation, superscripts, currency, letter-like signs, fractions, arrows, mathematics, shapes, ticks.
INTER = [
    (0x20, 0x7E), (0xA0, 0x24F), (0x259, 0x259), (0x2B0, 0x2FF), (0x300, 0x36F), (0x370, 0x3FF), (0x400, 0x45F),
    (0x490, 0x493), (0x4D8, 0x4D9), (0x1D2C, 0x1DBF), (0x1E00, 0x1EFF), (0x2000, 0x206F), (0x2070, 0x209F),
    (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2150, 0x218F), (0x2190, 0x2199), (0x2200, 0x22FF), (0x25A0, 0x25FF),
    (0x2713, 0x2718),
]
# Of these DejaVu gives the suits and whatever Inter lacks: phonetic and further Latin letters, ancient Greek, all
# Cyrillic letters, Armenian, Georgian, signs, arrows, shapes. Scripts that need shaping or run from right to left
# are left out: drawn letter by letter they would be wrong, and the mark for a missing letter is honest.
DEJAVU = [
    (0x20, 0x7E), (0xA0, 0x36F), (0x370, 0x3FF), (0x400, 0x52F), (0x531, 0x58F), (0x10A0, 0x10FF),
    (0x1E00, 0x1EFF), (0x1F00, 0x1FFF), (0x2000, 0x206F), (0x2070, 0x214F), (0x2150, 0x21FF), (0x2200, 0x22FF),
    (0x25A0, 0x26FF), (0x2713, 0x2718), (0x2C60, 0x2C7F), (0xFFFD, 0xFFFD),
]
# DejaVu draws all four suits: Inter has the heart alone.
SUITS = {0x2660, 0x2663, 0x2665, 0x2666}


def chars(ranges):
    return {c for first, last in ranges for c in range(first, last + 1)}


def freeze_tabular_figures(font):
    """Maps 0-9 to the glyphs `tnum` puts in their place."""
    gsub = font["GSUB"].table
    feature = next(r.Feature for r in gsub.FeatureList.FeatureRecord if r.FeatureTag == "tnum")
    swap = {}
    for index in feature.LookupListIndex:
        for table in gsub.LookupList.Lookup[index].SubTable:
            swap.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            if digit in table.cmap:
                table.cmap[digit] = swap.get(table.cmap[digit], table.cmap[digit])  # tables may share one dict
    # Upstream the bold 4 is two thousandths of an em too narrow for its cell.
    best = font.getBestCmap()
    cell = font["hmtx"][best[ord("0")]][0]
    for digit in map(ord, "0123456789"):
        font["hmtx"][best[digit]] = (cell, font["hmtx"][best[digit]][1])


def cut_down(font, keep):
    options = subset.Options(
        layout_features=[], hinting=False, notdef_outline=True, glyph_names=False, legacy_cmap=False,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14], drop_tables=["GSUB", "GPOS", "GDEF", "kern", "MATH", "FFTM", "gasp", "DSIG"],
    )
    worker = subset.Subsetter(options)
    worker.populate(unicodes=keep & set(font.getBestCmap()))
    worker.subset(font)
    font["cmap"].tables = [t for t in font["cmap"].tables if t.isUnicode()]


def one_glyph_per_character(font):
    """Gives every character a glyph of its own (needs unique glyph names, hence before saving)."""
    glyf, hmtx = font["glyf"], font["hmtx"]
    owner, renamed = {}, {}
    for char, name in sorted(font.getBestCmap().items()):
        if name in owner:
            twin = f"{name}.u{char:04X}"
            glyf[twin] = copy.deepcopy(glyf[name])
            hmtx[twin] = hmtx[name]
            renamed[char] = twin
        else:
            owner[name] = char
    for table in font["cmap"].tables:
        for char, twin in renamed.items():
            if char in table.cmap:
                table.cmap[char] = twin
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    best = font.getBestCmap()
    assert len(set(best.values())) == len(best)


def build(font, target, keep):
    font.flavor = None
    cut_down(font, keep)
    scale_upem(font, 1000)
    one_glyph_per_character(font)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes, {len(font.getBestCmap())} characters, {font['maxp'].numGlyphs} glyphs")


def main(inter, dejavu, out):
    covered = set()
    for name in ("Inter-Regular", "Inter-Bold"):
        font = TTFont(inter / f"{name}.woff2")
        freeze_tabular_figures(font)
        keep = (chars(INTER) - SUITS) & set(font.getBestCmap())
        build(font, out / f"{name}.ttf", keep)
        covered = covered & keep if covered else keep
    build(TTFont(dejavu), out / "DejaVuSans.ttf", chars(DEJAVU) - covered | {0x25A1})


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    main(Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]) if len(sys.argv) > 3 else here)
