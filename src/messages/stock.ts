/**
 * react-admin's own words, for parts of it that a declaration names. Ours never say them, so they are loaded with the
 * parts that do: import this file beside them. They are English in every language.
 */
import words from 'ra-language-english';
import { further } from './further';

Object.assign(further, words);
