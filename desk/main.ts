import { loadFirstWords } from '#desk/kit/words.ts';
import './styles.css';

// Loaded after them: modules of the application read their words as constants.
void loadFirstWords().then(() => import('./app.tsx'));
