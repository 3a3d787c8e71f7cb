package io.github.flightstand.movement.parts;

import io.github.flightstand.geometry.Direction;
import io.github.flightstand.geometry.Pose;
import io.github.flightstand.geometry.internal.Lists;
import io.github.flightstand.geometry.shape.Compound;
import io.github.flightstand.geometry.shape.ConvexPolygon;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The measurements of the physical parts: bases with guides, templates, tokens and the wing tool.
 *
 * <p>The standard figures were measured on the published parts or are those of the table tools (the
 * project's rules, section on frame and parts). They belong to the rules reference of 2015. A
 * caller with other measurements replaces what differs.
 *
 * <pre>{@code
 * PartsCatalogue parts = PartsCatalogue.standard();
 * parts.template(TemplateKind.TURN, 1).size()                // 35.0, the radius
 * parts.with(new Template(TemplateKind.TURN, 1, 35.2, 20))   // a catalogue with another measurement
 * }</pre>
 */
public final class PartsCatalogue {

  private static final double TEMPLATE_WIDTH = 20;
  private static final double HUGE_WIDTH = 80;
  private static final double BOMB_SIDE = 30.8;
  private static final double OBJECTIVE_SIDE = 36;

  private static final PartsCatalogue STANDARD = measured();

  private final Map<BaseSize, Base> bases;
  private final Map<TemplateKind, List<Template>> templates;
  private final HugeTemplate hugeTemplate;
  private final Map<TokenKind, Compound> tokens;
  private final WingTool wingTool;
  private final Map<String, Base> ownBases;

  private PartsCatalogue(
      Map<BaseSize, Base> bases,
      Map<TemplateKind, List<Template>> templates,
      HugeTemplate hugeTemplate,
      Map<TokenKind, Compound> tokens,
      WingTool wingTool,
      Map<String, Base> ownBases) {
    this.bases = bases;
    this.templates = templates;
    this.hugeTemplate = hugeTemplate;
    this.tokens = tokens;
    this.wingTool = wingTool;
    this.ownBases = ownBases;
  }

  /** Returns the catalogue of the published parts. */
  public static PartsCatalogue standard() {
    return STANDARD;
  }

  private static PartsCatalogue measured() {
    Map<BaseSize, Base> bases = new EnumMap<>(BaseSize.class);
    bases.put(BaseSize.SMALL, Base.square(BaseSize.SMALL, 40, Guides.STANDARD));
    bases.put(BaseSize.MEDIUM, Base.square(BaseSize.MEDIUM, 60, Guides.STANDARD));
    bases.put(BaseSize.LARGE, Base.square(BaseSize.LARGE, 80, Guides.STANDARD));
    bases.put(BaseSize.HUGE_TRANSPORT, huge(BaseSize.HUGE_TRANSPORT, 195));
    bases.put(BaseSize.HUGE_CORVETTE, huge(BaseSize.HUGE_CORVETTE, 224.8));
    Map<TemplateKind, List<Template>> templates = new EnumMap<>(TemplateKind.class);
    templates.put(TemplateKind.STRAIGHT, templates(TemplateKind.STRAIGHT, 40, 80, 120, 160, 200));
    templates.put(TemplateKind.BANK, templates(TemplateKind.BANK, 80, 130, 180));
    templates.put(TemplateKind.TURN, templates(TemplateKind.TURN, 35, 62.5, 90));
    Map<TokenKind, Compound> tokens = new EnumMap<>(TokenKind.class);
    Compound bomb = token(BOMB_SIDE, false);
    Compound objective = token(OBJECTIVE_SIDE, true);
    tokens.put(TokenKind.BOMB, bomb);
    tokens.put(TokenKind.MINE, bomb);
    tokens.put(TokenKind.REMOTE, objective);
    tokens.put(TokenKind.OBJECTIVE, objective);
    return new PartsCatalogue(
        bases, templates, HugeTemplate.OF_2015, tokens, WingTool.STANDARD, Map.of());
  }

  private static Base huge(BaseSize size, double length) {
    return Base.huge(size, length, HUGE_WIDTH, Guides.STANDARD);
  }

  private static List<Template> templates(TemplateKind kind, double... sizes) {
    List<Template> all = new ArrayList<>();
    for (double size : sizes) {
      all.add(new Template(kind, all.size() + 1, size, TEMPLATE_WIDTH));
    }
    return List.copyOf(all);
  }

  private static Compound token(double side, boolean rearGuides) {
    List<ConvexPolygon> parts = new ArrayList<>();
    parts.add(ConvexPolygon.rectangle(side, side));
    List<ConvexPolygon> front = Guides.STANDARD.onEdge(side / 2);
    parts.addAll(front);
    if (rearGuides) {
      Pose turnedRound = new Pose(0, 0, Direction.ofDegrees(180));
      front.forEach(guide -> parts.add(guide.placedIn(turnedRound)));
    }
    return new Compound(parts);
  }

  /**
   * Returns the base of a size.
   *
   * @throws IllegalArgumentException if that is the size of other games' bases
   */
  public Base base(BaseSize size) {
    if (size == BaseSize.OWN) {
      throw new IllegalArgumentException("a base of another game is in no catalogue");
    }
    return figure(bases, size);
  }

  /** Returns the caller's own base of a name, or empty if there is none. */
  public Optional<Base> ownBase(String name) {
    return Optional.ofNullable(ownBases.get(name));
  }

  /** Returns the names of the caller's own bases, sorted. */
  public List<String> ownBases() {
    return List.copyOf(ownBases.keySet());
  }

  /**
   * Returns the template of a kind and speed.
   *
   * @throws IllegalArgumentException if the speed is not from 1 to the kind's fastest
   */
  public Template template(TemplateKind kind, int speed) {
    if (speed < 1 || speed > kind.fastest()) {
      throw new IllegalArgumentException(
          "a " + kind + " template has a speed of 1 to " + kind.fastest() + ", found " + speed);
    }
    return figure(templates, kind).get(speed - 1);
  }

  /** Returns the template of huge ships. */
  public HugeTemplate hugeTemplate() {
    return hugeTemplate;
  }

  /** Returns the tool that brings wings into formation. */
  public WingTool wingTool() {
    return wingTool;
  }

  /**
   * Returns a token's outline with its guides, in its own frame: +x is ahead and the center is the
   * origin. The first part is the token without its guides.
   */
  public Compound tokenOutline(TokenKind kind) {
    return figure(tokens, kind);
  }

  /**
   * Returns this catalogue with another base for a size.
   *
   * @throws IllegalArgumentException if the base has another size
   */
  public PartsCatalogue with(BaseSize size, Base base) {
    if (base.size() != size) {
      throw new IllegalArgumentException(
          "base '%s' cannot be put under the name '%s' of another base"
              .formatted(base.name(), size.word()));
    }
    Map<BaseSize, Base> changed = new EnumMap<>(bases);
    changed.put(size, base);
    return new PartsCatalogue(changed, templates, hugeTemplate, tokens, wingTool, ownBases);
  }

  /**
   * Returns this catalogue with bases of a caller's own beside the published ones; they replace
   * those of the same names.
   *
   * @throws IllegalArgumentException if one is a published base
   */
  public PartsCatalogue withOwn(Collection<Base> bases) {
    Map<String, Base> all = new TreeMap<>(ownBases);
    for (Base base : bases) {
      if (base.size() != BaseSize.OWN) {
        throw new IllegalArgumentException(
            "a base of a caller's own is none of the published ones, found " + base);
      }
      all.put(base.name(), base);
    }
    return new PartsCatalogue(
        this.bases, templates, hugeTemplate, tokens, wingTool, Collections.unmodifiableMap(all));
  }

  /** Returns this catalogue with another template of the same kind and speed. */
  public PartsCatalogue with(Template template) {
    Map<TemplateKind, List<Template>> changed = new EnumMap<>(templates);
    changed.put(
        template.kind(),
        List.copyOf(
            Lists.with(figure(templates, template.kind()), template.speed() - 1, template)));
    return new PartsCatalogue(bases, changed, hugeTemplate, tokens, wingTool, ownBases);
  }

  /** Returns this catalogue with another template for huge ships. */
  public PartsCatalogue with(HugeTemplate template) {
    return new PartsCatalogue(bases, templates, template, tokens, wingTool, ownBases);
  }

  /** Returns this catalogue with another wing tool. */
  public PartsCatalogue with(WingTool tool) {
    return new PartsCatalogue(bases, templates, hugeTemplate, tokens, tool, ownBases);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PartsCatalogue that
        && bases.equals(that.bases)
        && templates.equals(that.templates)
        && hugeTemplate.equals(that.hugeTemplate)
        && tokens.equals(that.tokens)
        && wingTool.equals(that.wingTool)
        && ownBases.equals(that.ownBases);
  }

  @Override
  public int hashCode() {
    return 31 * bases.hashCode() + hugeTemplate.hashCode();
  }

  /** Returns the figure of a kind; a catalogue has one for every kind. */
  private static <K, V> V figure(Map<K, V> figures, K kind) {
    return Objects.requireNonNull(figures.get(kind));
  }
}
