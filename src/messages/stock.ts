/**
 * react-admin's own texts, for its components that a declaration uses. Our components never use them, so import this
 * file together with such components. These are the English ones; those of another language are in its catalogue.
 */
import words from 'ra-language-english';
import { further } from './further';

Object.assign(further, words);
