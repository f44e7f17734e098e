"""The six figures of the leadership, also the cast of the other scenes."""

TEAM = [
    dict(skin="#C98F68", hair="#2A1B14", style="long", top="#1E4D3A", under="#F8F1E4", wall="#C6D5B9", niche="#D9E4CE"),
    dict(
        skin="#8B5A3C", hair="#1B1412", style="cropped", top="#F6F0E4", under="#2F6B4F", wall="#E8D8B6", niche="#F2E6CC"
    ),
    dict(skin="#EBC3A0", hair="#8A5A34", style="bob", top="#C9993A", under="#FBF6EC", wall="#BFD0C4", niche="#D4E1D7"),
    dict(
        skin="#E3B48E", hair="#B9B2A6", style="short", top="#24543F", under="#FBF6EC", wall="#EBCF9B", niche="#F3DFB8"
    ),
    dict(
        skin="#6F452E", hair="#17110F", style="curly", top="#C9704C", under="#F8F1E4", wall="#2D6249", niche="#3B765A"
    ),
    dict(skin="#D7A27A", hair="#3B2619", style="bun", top="#FBF6EC", under="#8FAE8E", wall="#E9C6B2", niche="#F1D8C9"),
]
TEAM[1]["beard"] = TEAM[2]["glasses"] = TEAM[3]["glasses"] = True
