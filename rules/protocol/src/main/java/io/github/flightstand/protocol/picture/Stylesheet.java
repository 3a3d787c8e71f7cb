package io.github.flightstand.protocol.picture;

/**
 * How a picture looks: colours of Okabe and Ito, which the colour-blind tell apart, and for prints
 * without colour a dash pattern or weight of its own for each kind of line.
 */
final class Stylesheet {

  /** How many players' ships look different; those of more players look like the first ones'. */
  static final int PLAYERS = 6;

  static final String TEXT =
      """
      .flightstand{color-scheme:light dark;font-family:sans-serif;stroke-linejoin:round}
      .flightstand .paper{fill:#fff}
      .flightstand .area{fill:#f3f5f7;stroke:#000;stroke-width:1.5}
      .flightstand .rim{fill:none;stroke:#0072b2}
      .flightstand .band{fill:#cfe3f0;stroke:#cfe3f0}
      .flightstand .nearer{fill:#f3f5f7;stroke:#f3f5f7}
      .flightstand .border{fill:none;stroke:#000;stroke-width:1.5}
      .flightstand .base,.flightstand .token{fill:#999;fill-opacity:.3;stroke:#333;stroke-width:1.4}
      .flightstand .heading{fill:#333;stroke:none}
      .flightstand .section{fill:none;stroke:#333;stroke-width:1.4}
      .flightstand .p1 .base{fill:#0072b2;stroke:#0072b2}
      .flightstand .p2 .base{fill:#d55e00;stroke:#d55e00;stroke-dasharray:7 2}
      .flightstand .p3 .base{fill:#009e73;stroke:#009e73;stroke-dasharray:2 2}
      .flightstand .p4 .base{fill:#cc79a7;stroke:#cc79a7;stroke-dasharray:8 2 2 2}
      .flightstand .p5 .base{fill:#e69f00;stroke:#e69f00;stroke-dasharray:12 3}
      .flightstand .p6 .base{fill:#56b4e9;stroke:#56b4e9;stroke-dasharray:4 1}
      .flightstand .obstacle{fill:#8a8a8a;fill-opacity:.55;stroke:#333;stroke-width:1.2}
      .flightstand .debris{fill-opacity:.2;stroke-dasharray:5 3}
      .flightstand .mine,.flightstand .bomb{fill:#d55e00;fill-opacity:.35}
      .flightstand .free{fill:#009e73;fill-opacity:.2;fill-rule:evenodd;stroke:#009e73;stroke-width:1}
      .flightstand .zone{fill:none;stroke:#000;stroke-width:1.2;stroke-dasharray:9 5}
      .flightstand .template{fill:#e69f00;fill-opacity:.5;stroke:#a36f00;stroke-width:1}
      .flightstand .unused{fill:none;stroke:#a36f00;stroke-width:1;stroke-dasharray:4 3}
      .flightstand .ghost{fill:none;stroke:#000;stroke-width:1.1;stroke-dasharray:3 2.5}
      .flightstand .end{fill:#009e73;fill-opacity:.3;stroke:#009e73;stroke-width:2.2}
      .flightstand .refused{fill:none;stroke:#d55e00;stroke-width:2.2;stroke-dasharray:7 3}
      .flightstand .claimed{fill:none;stroke:#a3217a;stroke-width:1.2;stroke-dasharray:1 2}
      .flightstand .blocking{fill:#d55e00;fill-opacity:.3;stroke:#d55e00;stroke-width:3}
      .flightstand .found{fill:#cc79a7;fill-opacity:.25;stroke:#cc79a7;stroke-width:2.2}
      .flightstand .nose{fill:none;stroke-width:1.2;stroke:#000}
      .flightstand .arc{fill:none;stroke:#0072b2;stroke-width:1.5}
      .flightstand .range{fill:none;stroke:#0072b2;stroke-width:1.1;stroke-dasharray:6 4}
      .flightstand .ribbon{fill:#f0e442;fill-opacity:.55;stroke:#8a8200;stroke-width:.8}
      .flightstand .line{fill:none;stroke:#000;stroke-width:2}
      .flightstand .scale{fill:none;stroke:#000;stroke-width:1.5}
      .flightstand .leader{fill:none;stroke:#000;stroke-width:.6}
      .flightstand text{fill:#000;stroke:#fff;stroke-width:2.5;stroke-opacity:.85;paint-order:stroke}
      @media screen and (prefers-color-scheme:dark){
      .flightstand .paper{fill:#0d1117}
      .flightstand .area{fill:#181e25}
      .flightstand .area,.flightstand .border{stroke:#ddd}
      .flightstand .band{fill:#20394b;stroke:#20394b}
      .flightstand .nearer{fill:#181e25;stroke:#181e25}
      .flightstand .rim,.flightstand .arc,.flightstand .range{stroke:#56b4e9}
      .flightstand .base,.flightstand .token,.flightstand .obstacle,.flightstand .section{stroke:#ddd}
      .flightstand .heading{fill:#ddd}
      .flightstand .p1 .base{fill:#0072b2;stroke:#56b4e9}
      .flightstand .p2 .base{stroke:#d55e00}
      .flightstand .p3 .base{stroke:#009e73}
      .flightstand .p4 .base{stroke:#cc79a7}
      .flightstand .p5 .base{stroke:#e69f00}
      .flightstand .p6 .base{stroke:#56b4e9}
      .flightstand .template,.flightstand .unused{stroke:#e69f00}
      .flightstand .ghost,.flightstand .zone,.flightstand .nose,.flightstand .line,
      .flightstand .scale,.flightstand .leader{stroke:#eee}
      .flightstand .ribbon{fill-opacity:.35;stroke:#f0e442}
      .flightstand .claimed{stroke:#e7a3cf}
      .flightstand text{fill:#eee;stroke:#0d1117}
      }
      """;
}
