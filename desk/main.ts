import '#desk/kit/without-eval.ts';
import { loadFirstWords } from '#desk/kit/words.ts';
import './styles.css';

// Loaded after both: chunks that the entry shares with other pages run before the entry itself, and
// some hold schemas; modules of the application read their words as constants.
void loadFirstWords().then(() => import('./app.tsx'));
