;; Scans text files, sixteen bytes at a time. `npm run wasm` compiles this file to scanModule.ts.
;;
;; A row of a CSV file is simple if it needs no guessing: each cell is plain text or completely in quotes, and at least
;; one cell begins with a visible ASCII character. The caller reads all other rows.
;;
;; Memory, in sections of 32,768 bytes (scan.ts has the same numbers):
;;    0       the bytes to scan
;;    1 - 4   for each cell, the start of its text in the file
;;    5 - 8   for each cell, the end of its text
;;    9 - 12  for each row, the number of cells up to its end
;;   13 - 16  for each row, the position of its line break in the file
;;   17 - 20  for each row, the number of line breaks in its quotes
;;   21       indexes of cells with doubled quotes in their text
;;   22       the number of these cells; whether a row was found that is not simple
(module
  (memory (export "memory") 12 12)

  ;; Scans the bytes from $from, the start of a row, up to $length; $base is the position of the bytes in the file.
  ;; Returns the number of complete simple rows; stops at the first other row.
  (func (export "scan")
    (param $from i32) (param $length i32) (param $base i32) (param $delimiter i32) (result i32)
    (local $at i32) (local $bits i32) (local $place i32) (local $byte i32) (local $next i32)
    (local $low i32) (local $left i32)
    (local $start i32) (local $stop i32) (local $close i32) (local $skip i32)
    (local $inQuotes i32) (local $hasDoubles i32) (local $isSeen i32) (local $lineEnds i32)
    (local $cells i32) (local $rows i32) (local $doubles i32) (local $kept i32) (local $isOdd i32)
    (local $bytes v128) (local $isDelimiter v128)

    (local.set $isDelimiter (i8x16.splat (local.get $delimiter)))
    (local.set $at (i32.and (local.get $from) (i32.const -16)))
    (local.set $low (i32.and (local.get $from) (i32.const 15)))
    (local.set $start (local.get $from))
    (local.set $close (i32.const -1))
    (local.set $skip (i32.const -1))

    (block $end
      (loop $vectors
        (br_if $end (i32.ge_u (local.get $at) (local.get $length)))
        (local.set $bytes (v128.load (local.get $at)))
        (local.set $bits
          (i8x16.bitmask
            (v128.or
              (v128.or
                (i8x16.eq (local.get $bytes) (local.get $isDelimiter))
                (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x22))))
              (v128.or
                (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x0a)))
                (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x0d)))))))
        ;; Ignores bytes before $from and those left from an earlier part.
        (local.set $bits (i32.and (local.get $bits) (i32.shl (i32.const -1) (local.get $low))))
        (local.set $low (i32.const 0))
        (local.set $left (i32.sub (local.get $length) (local.get $at)))
        (if (i32.lt_u (local.get $left) (i32.const 16))
          (then
            (local.set $bits
              (i32.and
                (local.get $bits)
                (i32.sub (i32.shl (i32.const 1) (local.get $left)) (i32.const 1))))))

        (block $done
          (loop $places
            (br_if $done (i32.eqz (local.get $bits)))
            (local.set $place (i32.add (local.get $at) (i32.ctz (local.get $bits))))
            ;; Clears the lowest bit.
            (local.set $bits (i32.and (local.get $bits) (i32.sub (local.get $bits) (i32.const 1))))
            (br_if $places (i32.eq (local.get $place) (local.get $skip)))
            (local.set $byte (i32.load8_u (local.get $place)))

            (if (local.get $inQuotes)
              (then
                ;; A delimiter in quotes is text.
                (br_if $places (i32.eq (local.get $byte) (local.get $delimiter)))
                (local.set $next (i32.add (local.get $place) (i32.const 1)))
                ;; Its meaning depends on the next byte, which is missing: the row is incomplete.
                (br_if $end (i32.ge_u (local.get $next) (local.get $length)))
                (local.set $next (i32.load8_u (local.get $next)))
                (if (i32.eq (local.get $byte) (i32.const 0x22))
                  (then
                    (if (i32.eq (local.get $next) (i32.const 0x22))
                      (then
                        (local.set $hasDoubles (i32.const 1))
                        (local.set $skip (i32.add (local.get $place) (i32.const 1)))
                        (br $places)))
                    (if
                      (i32.eqz
                        (i32.or
                          (i32.eq (local.get $next) (local.get $delimiter))
                          (i32.or
                            (i32.eq (local.get $next) (i32.const 0x0a))
                            (i32.eq (local.get $next) (i32.const 0x0d)))))
                      (then
                        (local.set $isOdd (i32.const 1))
                        (br $end)))
                    (local.set $inQuotes (i32.const 0))
                    (local.set $close (local.get $place))
                    (br $places)))
                ;; CR LF is one line break: its LF is counted.
                (if
                  (i32.or
                    (i32.eq (local.get $byte) (i32.const 0x0a))
                    (i32.ne (local.get $next) (i32.const 0x0a)))
                  (then
                    (local.set $lineEnds (i32.add (local.get $lineEnds) (i32.const 1)))))
                (br $places)))

            (if (i32.eq (local.get $byte) (i32.const 0x22))
              (then
                (if (i32.ne (local.get $place) (local.get $start))
                  (then
                    (local.set $isOdd (i32.const 1))
                    (br $end)))
                (local.set $inQuotes (i32.const 1))
                (br $places)))

            ;; The end of a cell.
            (local.set $stop (local.get $place))
            (if (i32.ge_s (local.get $close) (i32.const 0))
              (then
                (local.set $start (i32.add (local.get $start) (i32.const 1)))
                (local.set $stop (local.get $close))
                (local.set $close (i32.const -1))
                (if (local.get $hasDoubles)
                  (then
                    (i32.store offset=688128
                      (i32.shl (local.get $doubles) (i32.const 2)) (local.get $cells))
                    (local.set $doubles (i32.add (local.get $doubles) (i32.const 1)))
                    (local.set $hasDoubles (i32.const 0))))))
            (if (i32.gt_u (local.get $stop) (local.get $start))
              (then
                ;; From ! to ~.
                (local.set $isSeen
                  (i32.or
                    (local.get $isSeen)
                    (i32.lt_u
                      (i32.sub (i32.load8_u (local.get $start)) (i32.const 0x21))
                      (i32.const 0x5e))))))
            (i32.store offset=32768
              (i32.shl (local.get $cells) (i32.const 2))
              (i32.add (local.get $base) (local.get $start)))
            (i32.store offset=163840
              (i32.shl (local.get $cells) (i32.const 2))
              (i32.add (local.get $base) (local.get $stop)))
            (local.set $cells (i32.add (local.get $cells) (i32.const 1)))
            (local.set $start (i32.add (local.get $place) (i32.const 1)))
            (br_if $places (i32.eq (local.get $byte) (local.get $delimiter)))

            ;; The end of a row.
            (if (i32.eqz (local.get $isSeen))
              (then
                (local.set $isOdd (i32.const 1))
                (br $end)))
            (local.set $next (i32.shl (local.get $rows) (i32.const 2)))
            (i32.store offset=294912 (local.get $next) (local.get $cells))
            (i32.store offset=425984
              (local.get $next) (i32.add (local.get $base) (local.get $place)))
            (i32.store offset=557056 (local.get $next) (local.get $lineEnds))
            (local.set $rows (i32.add (local.get $rows) (i32.const 1)))
            (local.set $kept (local.get $doubles))
            (local.set $lineEnds (i32.const 0))
            (local.set $isSeen (i32.const 0))
            (if
              (i32.and
                (i32.eq (local.get $byte) (i32.const 0x0d))
                (i32.lt_u (local.get $start) (local.get $length)))
              (then
                (if (i32.eq (i32.load8_u (local.get $start)) (i32.const 0x0a))
                  (then
                    (local.set $skip (local.get $start))
                    (local.set $start (i32.add (local.get $start) (i32.const 1)))))))
            (br $places)))

        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $vectors)))

    (i32.store (i32.const 720896) (local.get $kept))
    (i32.store (i32.const 720900) (local.get $isOdd))
    (local.get $rows)))
