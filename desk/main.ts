import '#desk/kit/without-eval.ts';
import './styles.css';

// Loaded after it: chunks that the entry shares with other pages run before the entry itself, and
// some hold schemas.
void import('./app.tsx');
