import assert from 'node:assert/strict';
import { test } from 'vitest';
import { superLinearLoops } from '../lint/super-linear-loops.mjs';

const isRefused = (pattern) => superLinearLoops(pattern.source, pattern.flags).length > 0;

for (const pattern of [
  /"[^)]*\)/,
  /\([^)]*\)/,
  /(cannot [\w -]+?value): x/,
  /^(.*) and (.*) cents/,
  /^(#+)\s+(.*?) \s*#*$/,
  /^\s*x/m,
  /(?<=\w)ab[ab]*c/,
  /x(?=[^y]*y)/,
  /(?<=a*b)c/,
  /^(?:a|a)*b/,
  /^(?:a|aa)*b/,
  /^(?:ab|a|b)*c/,
  /^(?:(?:x|xy?)y|z)+!/,
  /^(?:one|\w+,){0,40}!/,
]) {
  test(`${pattern} is refused`, () => assert.equal(isRefused(pattern), true));
}

for (const pattern of [
  /\([^()]*\)/,
  /^\([^)]*\)/,
  /\([^)]*\)/y,
  /\([^)]{0,80}\)/,
  /, and .*$/s,
  /^(#+)\s+(\S.*)$/,
  /(?<!")"[^"\n]+:/,
  /a[^]*$/,
  /\d+(?:[,. ]\d+)*/g,
  /^(?:a|b)*c/,
  /^(?:one|only)(?:\d|[a-f])*$/,
  /^(?:ab|ac)*d/,
  /^(?:word|wording) [a-z]*$/,
  /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/,
]) {
  test(`${pattern} may stand`, () => assert.equal(isRefused(pattern), false));
}
