export { editorWords } from './editor.en.ts';
