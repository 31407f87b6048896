export { paletteWords } from './palette.en.ts';
