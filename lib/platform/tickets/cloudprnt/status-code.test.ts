import { readResult, readStatusCode } from './status-code';

const WELL = { paper: 'ok', cover: 'closed', error: null };

it.each([
  ['200%20OK', WELL],
  ['200 OK', WELL],
  ['200', WELL],
  ['OK', WELL],
  ['201%20OK', WELL],
  ['220 Printing in progress', WELL],
  ['210%20Paper%20low', { ...WELL, paper: 'low' }],
  ['211 OK Paper Low', { ...WELL, paper: 'low' }],
  ['410%20Out%20of%20paper', { paper: 'out', cover: 'closed', error: null }],
  ['411 Paper jam', { paper: null, cover: null, error: 'status 411' }],
  ['420%20Cover%20open', { paper: null, cover: 'open', error: null }],
  ['4100', { paper: null, cover: null, error: 'status 4100' }],
  ['400', { paper: null, cover: null, error: 'status 400' }],
  ['520 Timeout', { paper: null, cover: null, error: null }],
  ['', null],
  ['out of order', null],
  ['20', null],
  ['20000', null],
  ['300', null],
  ['<script>', null],
])('reads what a printer says of itself in the status code %j', (text, expected) => {
  expect(readStatusCode(text)).toEqual(expected);
});

it.each([
  ['200 OK', { isPrinted: true }],
  ['200%20OK', { isPrinted: true }],
  ['OK', { isPrinted: true }],
  ['211', { isPrinted: true }],
  ['410 Out of paper', { isPrinted: false, error: 'status 410' }],
  ['511 <the name of somebody>', { isPrinted: false, error: 'status 511' }],
  ['520', { isPrinted: false, error: 'status 520' }],
  ['', null],
  ['100', null],
])('reads how a job has ended in the code %j', (text, expected) => {
  expect(readResult(text)).toEqual(expected);
});
