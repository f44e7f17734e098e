// Two decimals: at one decimal small letter outlines turn into polygons.
const convertPathData = { floatPrecision: 2 };

export default {
  multipass: true,
  plugins: [{ name: "preset-default", params: { overrides: { convertPathData } } }],
};
