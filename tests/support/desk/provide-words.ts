import { loadDeskWords } from '#desk/kit/words.ts';

// Before any part of the desk, which reads its words as constants.
await loadDeskWords();
