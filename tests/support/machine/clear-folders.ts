import { afterAll } from 'vitest';
import { clearTemporaryFolders } from './temporary-folder.ts';

// The store of a server takes 64 MB and more: those of all test files would be gigabytes.
afterAll(clearTemporaryFolders);
