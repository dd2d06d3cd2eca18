/* squares.h - move ordering tables of the engine */
#ifndef SQUARES_H
#define SQUARES_H

enum { A1, B1, C1, D1, E1, F1, G1, H1,
       A2, B2, C2, D2, E2, F2, G2, H2,
       A3, B3, C3, D3, E3, F3, G3, H3,
       A4, B4, C4, D4, E4, F4, G4, H4,
       A5, B5, C5, D5, E5, F5, G5, H5,
       A6, B6, C6, D6, E6, F6, G6, H6,
       A7, B7, C7, D7, E7, F7, G7, H7,
       A8, B8, C8, D8, E8, F8, G8, H8, PASS, NOMOVE };

/* order in which squares are tried */
static const int TRY_FIRST[60] = {
    A1, H1, A8, H8,
    F5, C4, D3, E6, D6, C5, E3, F4,
    F6, F3, C6, C3,
    A4, H4, A5, H5, D1, D8, E1, E8,
    A3, A6, H3, H6, C1, F1, C8, F8,
    D2, E2, D7, E7, B4, B5, G4, G5,
    C2, F2, C7, F7, B3, B6, G3, G6,
    B1, G1, B8, G8, A2, A7, H2, H7,
    B2, G2, B7, G7 };

static const int WEIGHT[8][8] = {
    { 95, -21, 11, 7, 7, 11, -21, 95 },
    { -21, -40, -4, 2, 2, -4, -40, -21 },
    { 11, -4, 5, 3, 3, 5, -4, 11 },
    { 7, 2, 3, 0, 0, 3, 2, 7 },
    { 7, 2, 3, 0, 0, 3, 2, 7 },
    { 11, -4, 5, 3, 3, 5, -4, 11 },
    { -21, -40, -4, 2, 2, -4, -40, -21 },
    { 95, -21, 11, 7, 7, 11, -21, 95 } };

#define FIRST_MOVES { F5, D3, C4, E6 }
#endif
