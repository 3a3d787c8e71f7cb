package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The lists of fields say what is absent, what an object holds, and types that are not evident. */
class FieldListsTest {

  private static String fields(String properties, String definitions) {
    JsonNode schema =
        Asking.tree(
            "{\"properties\": {%s}, \"required\": [\"id\"], \"$defs\": {%s}}"
                .formatted(properties, definitions));
    return new FieldLists(
            schema,
            key -> key.startsWith("[\"left") ? "[edge](shared.md#words)" : "",
            Set.of(),
            new TreeSet<>())
        .of(schema);
  }

  @Test
  void aQuestionMarkStandsAfterWhatMayBeAbsent() {
    assertEquals(
        "\n- `id`: The ship's id.\n- `to`?: Another id.\n",
        fields(
            "\"id\": {\"type\": \"string\", \"description\": \"The ship's id.\"},"
                + "\"to\": {\"type\": \"string\", \"description\": \"Another id.\"}",
            ""));
  }

  @Test
  void valuesOfWhatIsAbsentAreNamedUnlessTheyAreEmpty() {
    assertEquals(
        "\n- `a`?: The templates. `[\"1F\"]` if absent.\n- `b`?: Cards.\n"
            + "- `c`?: The form (`list` if absent, `packed`).\n",
        fields(
            "\"a\": {\"type\": \"array\", \"items\": {\"type\": \"string\"}, \"default\": [\"1F\"],"
                + " \"description\": \"The templates.\"},"
                + "\"b\": {\"type\": \"array\", \"default\": [], \"description\": \"Cards.\"},"
                + "\"c\": {\"enum\": [\"list\", \"packed\"], \"default\": \"list\","
                + " \"description\": \"The form.\"}",
            ""));
  }

  @Test
  void namedWordsAreLinked() {
    assertEquals(
        "\n- `edge`?: The nearest one ([edge](shared.md#words)).\n",
        fields(
            "\"edge\": {\"enum\": [\"left\", \"right\"], \"description\": \"The nearest one.\"}",
            ""));
  }

  private static final String MARGINS =
      "\"Margins\": {\"properties\": {\"arc\": {\"type\": \"number\", \"description\": \"Depth.\"}}}";

  @Test
  void fieldsOfASmallObjectAreListedWithIt() {
    assertEquals(
        "\n- `margins`?: The margins.\n- `margins.arc`?: Depth.\n",
        fields(
            "\"margins\": {\"$ref\": \"#/$defs/Margins\", \"description\": \"The margins.\"}",
            MARGINS));
  }

  @Test
  void fieldsThatAMeaningNamesAreNotListedAgain() {
    assertEquals(
        "\n- `margins`?: The depth, `arc`.\n",
        fields(
            "\"margins\": {\"$ref\": \"#/$defs/Margins\", \"description\": \"The depth, `arc`.\"}",
            MARGINS));
  }
}
