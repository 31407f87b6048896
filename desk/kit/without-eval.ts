import { z } from 'zod';

// Before the first schema: zod would try `new Function`, which the Content-Security-Policy reports.
z.config({ jitless: true });
