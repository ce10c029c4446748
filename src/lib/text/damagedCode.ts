/**
 * Codes that a spreadsheet turned into 1.23457E+13: their digits are lost. Typed codes such as 1E5 or 12E+3 do not
 * match: spreadsheets write a sign, at least two digits after it, and one digit before the point.
 */
const damagedCode = /^-?\d([.,]\d+)?e\+\d{2,3}[\0- ]*$/i;

export const isDamagedCode = (text: string): boolean => damagedCode.test(text);
