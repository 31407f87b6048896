/**
 * Loaded into a server that a test starts: ends it when the test's process has ended, however that
 * happened. The parent holds the other end of standard input and never writes to it.
 */
process.stdin.on('close', () => process.kill(process.pid, 'SIGKILL'));
process.stdin.resume();
process.stdin.unref();
