import { connectStars } from './saved-roles.ts';

connectStars();
