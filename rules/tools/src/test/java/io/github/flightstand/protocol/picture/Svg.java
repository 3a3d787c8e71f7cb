package io.github.flightstand.protocol.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** A picture as a reader of XML sees it. */
public final class Svg {

  private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");

  private final Document document;

  /**
   * Reads a picture.
   *
   * @throws AssertionError if it is not well-formed
   */
  public Svg(String text) {
    try {
      document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    } catch (Exception malformed) {
      throw new AssertionError(text, malformed);
    }
  }

  /** Returns the document's one element. */
  public Element root() {
    return document.getDocumentElement();
  }

  /** Returns the elements that have a class. */
  public List<Element> of(String name) {
    NodeList all = document.getElementsByTagName("*");
    List<Element> found = new ArrayList<>();
    for (int i = 0; i < all.getLength(); i++) {
      Element element = (Element) all.item(i);
      if (Arrays.asList(element.getAttribute("class").split(" ")).contains(name)) {
        found.add(element);
      }
    }
    return found;
  }

  /** Returns how many elements have a class. */
  public int count(String name) {
    return of(name).size();
  }

  /** Returns the path of the only element that has a class. */
  public String path(String name) {
    List<Element> found = of(name);
    if (found.size() != 1) {
      throw new AssertionError(found.size() + " elements of class " + name);
    }
    return found.get(0).getAttribute("d");
  }

  /** Returns the numbers in a path, in order. */
  public static List<Double> numbers(String path) {
    return NUMBER.matcher(path).results().map(found -> Double.valueOf(found.group())).toList();
  }

  /** Checks that another picture has the same elements in the same places, to a thousandth. */
  public void assertLike(Svg golden) {
    NodeList ours = document.getElementsByTagName("*");
    NodeList theirs = golden.document.getElementsByTagName("*");
    assertEquals(theirs.getLength(), ours.getLength());
    for (int i = 0; i < ours.getLength(); i++) {
      Element one = (Element) ours.item(i);
      Element other = (Element) theirs.item(i);
      assertEquals(other.getTagName(), one.getTagName());
      for (String name : List.of("class", "d", "x", "y", "width", "height", "viewBox")) {
        String found = one.getAttribute(name);
        String expected = other.getAttribute(name);
        assertEquals(
            NUMBER.matcher(expected).replaceAll("#"), NUMBER.matcher(found).replaceAll("#"));
        for (int k = 0; k < numbers(expected).size(); k++) {
          assertEquals(numbers(expected).get(k), numbers(found).get(k), 1.5e-3, found);
        }
      }
    }
  }
}
