/**
 * react-admin's own texts, for its components that a declaration uses. Our components never use them, so import this
 * file together with such components. They are English in every language.
 */
import words from 'ra-language-english';
import { further } from './further';

Object.assign(further, words);
