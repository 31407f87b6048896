/** Names the firm of the tests to this process and to the servers that it starts. */
import path from 'node:path';

process.env.CONTENT_DIR = path.resolve('tests/firm');
