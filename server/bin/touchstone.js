#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In a clone the sources may be newer than their build; an installed server has only the build.
const fromClone = new URL('../../scripts/touchstone.mjs', import.meta.url);
await import(existsSync(fromClone) ? fromClone.href : '../dist/cli/main.js');
